import { expect, test } from 'vitest';
import { headerText, normalizeMailbox } from './mailer';

test.each(['one\r\ntwo', 'one\ntwo', 'one\u0000', 'one\u2028two', '\ud800'])('%j is no header', (text) => {
  expect(() => headerText(text)).toThrow('one line');
});

test('spellings of one mailbox count as one', () => {
  const spellings = [
    'ana.perez@example.com',
    'ANA.Perez@Example.com',
    'anaperez+1@example.com',
    'a.n.a.perez@example.com',
  ];
  expect(new Set(spellings.map(normalizeMailbox)).size).toBe(1);
  expect(normalizeMailbox('ana@example.com')).not.toBe(normalizeMailbox('ana@example.org'));
});
