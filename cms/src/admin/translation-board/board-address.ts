import * as v from 'valibot';
import { type BoardEntry, type BoardLanguage, translationStates } from '../../contracts/translation-board';
import { builtInLocales } from '../../contracts/language';
import { contentAddress } from '../content-address';

/** The path of the board below the panel's URL. The monthly email links to it. */
export const boardPath = 'translations';

const filtersSchema = v.object({
  type: v.fallback(v.optional(v.string()), undefined),
  language: v.fallback(v.optional(v.picklist(builtInLocales)), undefined),
  state: v.fallback(v.optional(v.picklist(translationStates)), undefined),
  page: v.fallback(v.pipe(v.unknown(), v.transform(Number), v.integer(), v.minValue(1)), 1),
});

export type BoardFilters = v.InferOutput<typeof filtersSchema>;

export function readFilters(search: URLSearchParams): BoardFilters {
  return v.parse(filtersSchema, Object.fromEntries(search));
}

/** Changing a filter begins at the first page. */
export function boardSearch({ type, language, state, page }: Partial<BoardFilters>): string {
  const filters = { type, language, state, page: page === 1 ? undefined : page };
  const search = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(search).toString()}`;
}

export const entryAddress = ({ uid, entry }: Pick<BoardEntry, 'uid' | 'entry'>, language: BoardLanguage) =>
  contentAddress(uid, { entry, language });

const besideKey = 'translation-board-beside';

/** Stored, because the panel keeps only the search parameters of an address, and sends those to the server. */
export function isBesideOpen(storage: Storage): boolean {
  return storage.getItem(besideKey) === 'open';
}

export function rememberBeside(storage: Storage, isOpen: boolean): void {
  storage.setItem(besideKey, isOpen ? 'open' : 'closed');
}
