import { expect, test } from 'vitest';
import { splitLines } from './split-lines';

const line = (countryCode: string, phone: string) => ({
  countryCode,
  phone,
  country: countryCode,
  name: '',
  note: null,
});
const lines = [line('US', '911'), line('EC', '911'), line('PK', '1122'), line('PK', '15'), line('ZZ', '112')];

test.each([
  ['PK', ['1122', '15']],
  ['US', ['911']],
  ['FR', ['112']],
  [undefined, ['112']],
])('for %s the first are %j, and no other is lost', (country, phones) => {
  const { first, others } = splitLines(lines, country);
  expect(first.map(({ phone }) => phone)).toEqual(phones);
  expect(new Set([...first, ...others])).toEqual(new Set(lines));
  expect(first.length + others.length).toBe(lines.length);
});
