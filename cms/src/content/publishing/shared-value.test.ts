import { expect, test } from 'vitest';
import { sharedValue } from './shared-value';

const en = (phone: unknown) => ({ locale: 'en', phone });
const es = (phone: unknown) => ({ locale: 'es', phone });

test.each([
  ['English counts, in whatever order the rows come', [es('2'), en('1')], '1', true],
  ['what is the same is no dispute', [en('1'), es('1')], '1', false],
  ['an empty English value gives way', [en(null), es('2')], '2', false],
  ['so does one of spaces', [en(' '), es('2')], '2', false],
  ['a zero is a value', [en(0), es(7)], 0, true],
  ['nothing is nothing', [en(null), es('')], null, false],
])('%s', (_, rows, value, isDisputed) => {
  expect(sharedValue(rows, 'phone')).toEqual({ value, isDisputed });
});
