import { describe, expect, test } from 'vitest';
import { normalizeMailbox, headerText, isMailAddress } from './mail-address';

describe('one address and nothing else', () => {
  test.each([
    'ana@example.com',
    "ana.o'brien+tag@example.com",
    'a!b%c=d?e^f_g`h{i|j}k~l@example.com',
    'josé@ejemplo.org',
    'ana@españa.example',
    '=?utf-8?q?=0d=0abcc?=@example.com',
    '-oQ/tmp/x@example.com',
  ])('%j is', (address) => expect(isMailAddress(address)).toBe(true));

  test.each([
    '',
    'ana',
    '@example.com',
    'ana@',
    'ana@one@two.example',
    'ana@example.com\r\nBcc: all@example.org',
    'ana@example.com\nX: y',
    'ana\u0000@example.com',
    'ana@example.com,all@example.org',
    'ana@example.com;all@example.org',
    'ana@example.com all@example.org',
    'Ana <ana@example.com>',
    '<ana@example.com>',
    '"ana all@example.org"@example.com',
    'ana(comment)@example.com',
    'list:ana@example.com',
    'ana@[127.0.0.1]',
    'ana\\@example.com',
    'ana\u2028@example.com',
    'ana\u202e@example.com',
    '.ana@example.com',
    'an..a@example.com',
    'ana@example..com',
    'ana@-example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(250)}.com`,
  ])('%j is not', (address) => expect(isMailAddress(address)).toBe(false));
});

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
