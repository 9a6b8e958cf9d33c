import type { CrisisLine } from '@contracts/crisis-line';
import { expect, test } from 'vitest';
import { countryGroups } from './crisis-lines-query';
import { fallbackLines } from './fallback-lines';

const [known] = fallbackLines({ 911: '', 112: '' }, undefined, 'en');
const line = (countryCode: string, phone: string): CrisisLine[] => (known ? [{ ...known, countryCode, phone }] : []);
const lines = [
  ...line('US', '911'),
  ...line('EC', '911'),
  ...line('PK', '1122'),
  ...line('US', '988'),
  ...line('PK', '15'),
  ...line('ZZ', '112'),
];

test.each([
  ['PK', ['PK', 'US', 'EC', 'ZZ']],
  ['US', ['US', 'EC', 'PK', 'ZZ']],
  ['FR', ['ZZ', 'US', 'EC', 'PK']],
  [undefined, ['ZZ', 'US', 'EC', 'PK']],
])('for %s the countries come in the order %j, and no line is lost', (country, order) => {
  const groups = countryGroups(lines, country);
  expect(groups.map(({ countryCode }) => countryCode)).toEqual(order);
  expect(groups.flatMap((group) => group.lines)).toHaveLength(lines.length);
  expect(groups.find(({ countryCode }) => countryCode === 'PK')?.lines.map(({ phone }) => phone)).toEqual([
    '1122',
    '15',
  ]);
});

test.each([
  ['EC', ['911', '112']],
  ['PK', ['112', '911']],
  [undefined, ['112', '911']],
])('where no line can be had, %s is given %j', (country, phones) => {
  expect(fallbackLines({ 911: '', 112: '' }, country, 'en').map(({ phone }) => phone)).toEqual(phones);
});
