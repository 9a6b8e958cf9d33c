import { expect, test } from 'vitest';
import { senderDigest, textDigest } from './digest';

const secret = 'a-secret-of-this-test';
const text = 'Please pray for Pastor Núñez, who is operated on Thursday at eight in the morning.';

test.each([
  ['the capitals', text.toUpperCase()],
  ['spaces and lines', ` ${text.replaceAll(' ', ' \n')}`],
  ['signs', `*** ${text.replaceAll(/[,.]/g, '!')} 🙏`],
  ['the way of writing an accent', text.normalize('NFD')],
])('a text is the same whatever %s', (_, other) => {
  expect(textDigest(secret, other)).toBe(textDigest(secret, text));
});

test('another text is another, and so is one under another secret', () => {
  expect(textDigest(secret, text.replace('eight', 'nine'))).not.toBe(textDigest(secret, text));
  expect(textDigest('another-secret', text)).not.toBe(textDigest(secret, text));
});

test.each(['', 'Please pray for my family.', '🙏'.repeat(100), 'Oren por mí'])('"%s" tells nobody apart', (short) => {
  expect(textDigest(secret, short)).toBeNull();
});

test('a sender is known by the names, however they are written', () => {
  expect(senderDigest(secret, ['ANA', 'Pérez'.normalize('NFD')])).toBe(senderDigest(secret, ['Ana', 'Pérez']));
  expect(senderDigest(secret, ['An', 'aPérez'])).not.toBe(senderDigest(secret, ['Ana', 'Pérez']));
});
