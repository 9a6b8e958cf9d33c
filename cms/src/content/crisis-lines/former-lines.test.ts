import { expect, test } from 'vitest';
import { formerEntries, type FormerLine } from './former-lines';

const line = (
  locale: 'en' | 'es',
  countryCode: string,
  phone: string,
  name: string,
  note: string | null = null,
): FormerLine => ({
  locale,
  countryCode,
  phone,
  name,
  note,
});

test('the same number of a country in two languages is one entry, of two countries it is two', () => {
  const entries = formerEntries([
    line('en', 'US', '911', 'Emergency'),
    line('en', 'EC', '911', 'Emergency'),
    line('es', 'US', '9-1-1', 'Emergencias'),
  ]);
  expect(entries.map(({ key, words }) => [key, [...words.keys()]])).toEqual([
    ['us-911', ['en', 'es']],
    ['ec-911', ['en']],
  ]);
});

test('what stood around a number is said in the note, and a line without a number is left out', () => {
  const entries = formerEntries([
    line('en', 'EC', '171 option 6', 'Health', 'In Spanish.'),
    line('en', 'PE', 'ask the operator', 'Nobody'),
  ]);
  expect(entries.map(({ phone, words }) => [phone, words.get('en')?.note])).toEqual([['171', 'option 6. In Spanish.']]);
});

test('a number that is listed twice in one language stays two entries', () => {
  const keys = formerEntries([line('en', 'MX', '911', 'Police'), line('en', 'MX', '911', 'Fire')]).map(
    ({ key }) => key,
  );
  expect(keys).toEqual(['mx-911', 'mx-911-2']);
});
