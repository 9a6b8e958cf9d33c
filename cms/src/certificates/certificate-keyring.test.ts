import { expect, test } from 'vitest';
import { deriveCertificateKeys } from './certificate-keyring';
import { issueNumber, readNumber } from './number';

const oldSecret = 'the first secret, long enough for a key';
const newSecret = 'the second secret, long enough for a key';
const nothing = { previousKeys: [] };
const before = deriveCertificateKeys({ key: oldSecret, previousKeys: [] }, nothing);
const { number } = issueNumber(before, 'en', 'Ana Ruiz', new Date('2026-11-23T12:00:00Z'));

test('a number stays true while the earlier secret is given, and after it is gone if its derived key is still given', () => {
  const during = deriveCertificateKeys({ key: newSecret, previousKeys: [oldSecret] }, nothing);
  expect(readNumber(during, number)?.isIssuedTo('Ana Ruiz')).toBe(true);
  const derived = (before.keys.get(before.current) ?? Buffer.alloc(0)).toString('base64url');
  const after = deriveCertificateKeys({ key: newSecret, previousKeys: [] }, { previousKeys: [derived] });
  expect(readNumber(after, number)?.isIssuedTo('Ana Ruiz')).toBe(true);
  expect(after.current).toBe(during.current);
});

test('a number is true no more without either', () => {
  expect(readNumber(deriveCertificateKeys({ key: newSecret, previousKeys: [] }, nothing), number)).toBeNull();
});
