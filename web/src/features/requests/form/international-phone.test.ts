import { expect, test } from 'vitest';
import { internationalPhone } from './international-phone';

test.each([
  ['PK', '03001234567', '+92 300 123 4567'],
  ['PK', '0300 1234567', '+92 300 123 4567'],
  ['PK', '0300–1234567', '+92 300 123 4567'],
  ['PK', '0300‑1234567', '+92 300 123 4567'],
  ['PK', '923001234567', '+92 300 123 4567'],
  ['PK', '92 0300 1234567', '+92 300 123 4567'],
  ['EC', '099-123-4567', '+593 991 234 567'],
  ['EC', '593991234567', '+593 991 234 567'],
  ['CO', '573001234567', '+57 300 123 4567'],
  ['MX', '525512345678', '+52 551 234 5678'],
])('in %s "%s" is offered as %s', (country, written, number) => {
  expect(internationalPhone(written, country)).toBe(number);
});

test.each([
  [undefined, '03001234567'],
  ['US', '03001234567'],
  ['PK', '030-012-3456'],
  ['PK', '+92 300 123 4567'],
  ['PK', '0300 1234567 x12'],
  ['PK', '0300 1234567 / 0301 7654321'],
  ['PK', '030012345678'],
  ['EC', '03001234567'],
  ['CO', '300-123-4567'],
  ['US', '212-555-0147'],
])('in %s nothing is made of "%s"', (country, written) => {
  expect(internationalPhone(written, country)).toBeUndefined();
});
