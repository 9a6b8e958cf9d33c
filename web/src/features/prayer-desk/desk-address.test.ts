import { expect, it } from 'vitest';
import { type Desk, deskSearch, activeFilterCount, readDesk } from './desk-address';

const read = (search: string) => readDesk(new URLSearchParams(search));
const noFilters = { prayerType: undefined, language: undefined, status: undefined };
const begin: Desk = { tab: 'prayer', view: 'mine', screen: undefined, opened: undefined, filters: noFilters, page: 1 };

it('begins with praying', () => {
  expect(read('')).toEqual(begin);
});

it('opens the request that a mail links to', () => {
  expect(read('?kind=counseling&reference=CR-7F3K-22')).toEqual({
    ...begin,
    tab: 'counseling',
    opened: { kind: 'counseling', reference: 'CR-7F3K-22' },
  });
});

it.each<Desk>([
  begin,
  { ...begin, tab: 'contact', page: 3 },
  { ...begin, filters: { prayerType: 'healing', language: 'es', status: 'follow-up' } },
  { ...begin, tab: 'find', view: 'urgent', page: 2 },
  { ...begin, tab: 'find', opened: { kind: 'contact', reference: 'ABC-1' } },
  { ...begin, screen: 'enter' },
  { ...begin, tab: 'spam', opened: { kind: 'contact', reference: 'ABC-1' } },
])('finds in an address what was put into it', (desk) => {
  expect(read(deskSearch(desk))).toEqual(desk);
});

it.each([
  '?kind=secrets',
  '?reference=../../x',
  '?page=0',
  '?page=x',
  '?type=money&language=de&status=gone&list=all&view=everything',
  '?status=contacted',
])('takes nothing from %s', (search) => {
  expect(read(search)).toEqual(begin);
});

it('counts the filters that are chosen', () => {
  expect(activeFilterCount(noFilters)).toBe(0);
  expect(activeFilterCount({ ...noFilters, language: 'es', status: 'new' })).toBe(2);
});
