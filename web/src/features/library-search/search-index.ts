import { foldForSearch } from '@contracts/search-text';
import MiniSearch from 'minisearch';
import type { LibraryEntry } from './searchable-library';

type SearchableEntry = Pick<LibraryEntry, 'id' | 'title' | 'category' | 'summary' | 'text'>;

/** Short words are matched exactly: with one letter changed they are other words. */
const fuzzyFrom = 5;
const fuzziness = 0.2;

/** Every word of the query must match; the best match comes first. */
export function createSearch<Entry extends SearchableEntry>(entries: readonly Entry[]): (query: string) => Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'category', 'summary', 'text'],
    // Folded first: the library would split words at an apostrophe.
    tokenize: (text) => foldForSearch(text).split(/[\s\p{Z}\p{P}]+/u),
    searchOptions: {
      boost: { title: 6, category: 3, summary: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= fuzzyFrom ? fuzziness : false),
    },
  });
  index.addAll(entries);
  return (query) => index.search(query).flatMap(({ id }) => byId.get(String(id)) ?? []);
}
