import { expect, test } from 'vitest';
import { comparableEmail, readForgetTarget } from './forget-target';

test.each(['P-7KQ4-M2XD', ' p-7kq4-m2xd ', 'P7KQ4M2XD'])('%s is a reference', (text) => {
  expect(readForgetTarget(text)).toEqual({ reference: 'P-7KQ4-M2XD' });
});

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['  Ana.Maria+Prayer@Example.COM ', 'ana.maria+prayer@example.com'],
  ['\u2066ana@example.com\u2069', 'ana@example.com'],
  ['ñandú@correo.ec', 'n\u0303andu\u0301@correo.ec'],
  ['ana@bücher.example', 'ANA@xn--bcher-kva.example'],
])('%s and %s are one address', (one, other) => {
  expect(readForgetTarget(one)).toEqual({ email: comparableEmail(other) });
});

test.each([
  ['ana@example.com', 'ana+prayer@example.com'],
  ['ana@example.com', 'ana@example.org'],
  ['ana@example.com', 'anna@example.com'],
])('%s and %s are two', (one, other) => {
  expect(comparableEmail(one)).not.toBe(comparableEmail(other));
});

test.each(['', 'Ana Pérez', 'P-7KQ4', 'P-7KQ4-M2XD-1', '%', 'ana@', '@example.com', 'ana@ example.com'])(
  '"%s" names nobody',
  (text) => expect(readForgetTarget(text)).toBeNull(),
);
