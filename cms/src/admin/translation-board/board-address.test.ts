import { describe, expect, test } from 'vitest';
import { boardSearch, readFilters, type BoardFilters } from './board-address';

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
