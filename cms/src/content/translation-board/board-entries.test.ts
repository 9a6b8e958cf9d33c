import { expect, test } from 'vitest';
import type { BoardLanguage } from '../../contracts/translation-board';
import { boardEntries, filterEntries, typeNumbers } from './board-entries';
import type { EntryVersion } from './entry-versions';
import type { FactRow } from './fact-rows';

const uid = 'api::article.article';
const types = [{ uid }];

const version = (entryId: string, language: BoardLanguage, published: boolean, title = entryId): EntryVersion => ({
  uid,
  entryId,
  language,
  published,
  draftTitle: title,
  publishedTitle: published ? title : null,
});
const fact = (entryId: string, language: BoardLanguage, fingerprint: string, matches: string): FactRow => ({
  contentType: uid,
  entryId,
  language,
  fingerprint,
  matches,
  changedAt: `2026-11-0${entryId.length}T00:00:00.000Z`,
});

const both = (entryId: string) => [version(entryId, 'en', true), version(entryId, 'es', true)];

const entries = boardEntries(
  types,
  [
    ...both('done'),
    version('english', 'en', true, 'English alone'),
    version('drafted', 'en', true),
    version('drafted', 'es', false),
    version('idea', 'en', false),
    ...both('late'),
    ...both('later'),
  ],
  [
    fact('done', 'en', 'a', 'b'),
    fact('done', 'es', 'b', 'a'),
    fact('late', 'en', 'new', 'b'),
    fact('late', 'es', 'b', 'old'),
    fact('later', 'en', 'new', 'b'),
    fact('later', 'es', 'b', 'old'),
  ],
);

test('the newest change comes first, then what one language lacks, and last what is done', () => {
  expect(
    entries.map(({ entry, languages: { en, es }, waiting }) => [entry, en.state, es.state, waiting].join(' ')),
  ).toEqual([
    'later published behind true',
    'late published behind true',
    'english published missing true',
    'drafted published draft true',
    'idea draft missing false',
    'done published published false',
  ]);
});

test('an entry without a title in one language goes by the other', () => {
  expect(entries.find(({ entry }) => entry === 'english')?.names).toEqual({
    en: 'English alone',
    es: 'English alone',
  });
});

test('text that nobody reads is not behind', () => {
  const [taken] = boardEntries(
    types,
    [version('late', 'en', false), version('late', 'es', true)],
    [fact('late', 'en', 'new', 'b'), fact('late', 'es', 'b', 'old')],
  );
  expect(taken?.languages.es.state).toBe('published');
});

test('each type is counted by language', () => {
  expect(typeNumbers(types, entries)).toMatchObject([
    {
      uid,
      entries: 6,
      states: {
        en: { behind: 0, missing: 0, draft: 1, published: 5 },
        es: { behind: 2, missing: 2, draft: 1, published: 1 },
      },
    },
  ]);
});

test('entries are filtered by type, language and state', () => {
  const found = (query: object) => filterEntries(entries, { page: 1, size: 25, ...query }).map(({ entry }) => entry);
  expect(found({ state: 'draft' })).toEqual(['drafted', 'idea']);
  expect(found({ state: 'draft', language: 'es' })).toEqual(['drafted']);
  expect(found({ type: 'api::quiz.quiz' })).toEqual([]);
  expect(found({ entry: 'done' })).toEqual(['done']);
});
