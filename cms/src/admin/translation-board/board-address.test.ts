import { describe, expect, test } from 'vitest';
import { boardSearch, entryAddress, readFilters, type BoardFilters } from './board-address';

const read = (search: string) => readFilters(new URLSearchParams(search));
const unfiltered: BoardFilters = { type: undefined, language: undefined, state: undefined, page: 1 };

describe('the address of the board', () => {
  test('has no filters at first', () => {
    expect(read('')).toEqual(unfiltered);
  });

  test.each<BoardFilters>([
    unfiltered,
    { type: 'api::article.article', language: 'es', state: 'behind', page: 3 },
    { ...unfiltered, state: 'missing' },
  ])('holds what was chosen', (filters) => {
    expect(read(boardSearch(filters))).toEqual(filters);
  });

  test('does without what nobody can choose', () => {
    expect(read('?language=fr&state=lost&page=-2')).toEqual(unfiltered);
    expect(read('?page=many')).toEqual(unfiltered);
  });
});

describe('the address of an entry', () => {
  test('opens its form in the language', () => {
    const uid = 'api::article.article';
    const { pathname, searchParams } = new URL(
      entryAddress({ uid, kind: 'collectionType', entry: 'abc' }, 'es'),
      'https://panel.example',
    );
    expect(pathname).toBe(`/content-manager/collection-types/${uid}/abc`);
    expect([...searchParams]).toEqual([['plugins[i18n][locale]', 'es']]);
  });

  test('of a page has no id', () => {
    const uid = 'api::home-page.home-page';
    expect(entryAddress({ uid, kind: 'singleType', entry: 'abc' }, 'en')).toContain(`single-types/${uid}?`);
  });
});
