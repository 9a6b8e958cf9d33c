import { expect, test } from 'vitest';
import { contentAddress } from './content-address';

const book = 'api::book.book';

function parts(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://panel.example');
  return [pathname, Object.fromEntries(searchParams)];
}

test('opens the form of an entry in the language', () => {
  const address = contentAddress(book, { entry: 'abc', language: 'es' });
  expect(parts(address)).toEqual([`/content-manager/collection-types/${book}/abc`, { 'plugins[i18n][locale]': 'es' }]);
});

test('opens a list in its language, with a filter', () => {
  const filters = { 'filters[$and][0][isExample][$eq]': 'true' };
  const address = contentAddress(book, { language: 'es', filters });
  const query = { 'plugins[i18n][locale]': 'es', ...filters };
  expect(parts(address)).toEqual([`/content-manager/collection-types/${book}`, query]);
});

test('leaves out the id and the filters of a page', () => {
  const uid = 'api::home-page.home-page';
  expect(contentAddress(uid, { entry: 'abc', language: null, filters: { a: 'b' } })).toBe(
    `/content-manager/single-types/${uid}`,
  );
});
