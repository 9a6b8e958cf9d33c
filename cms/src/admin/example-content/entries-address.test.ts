import { expect, test } from 'vitest';
import { entriesAddress } from './entries-address';

const locales = [{ locale: 'es' as const, count: 2 }];

test('a list is opened in its language and shows the examples alone', () => {
  const uid = 'api::book.book';
  const address = entriesAddress({ uid, name: 'Book', kind: 'collectionType', mark: 'isExample', locales }, 'es');
  const { pathname, searchParams } = new URL(address, 'https://panel.example');
  expect(pathname).toBe(`/content-manager/collection-types/${uid}`);
  expect(searchParams.get('plugins[i18n][locale]')).toBe('es');
  expect(searchParams.get('filters[$and][0][isExample][$eq]')).toBe('true');
});

test('a page, which has no list, is opened itself', () => {
  const uid = 'api::home-page.home-page';
  const address = entriesAddress({ uid, name: 'Home page', kind: 'singleType', mark: 'isExample', locales }, 'en');
  const { pathname, searchParams } = new URL(address, 'https://panel.example');
  expect(pathname).toBe(`/content-manager/single-types/${uid}`);
  expect([...searchParams]).toEqual([['plugins[i18n][locale]', 'en']]);
});
