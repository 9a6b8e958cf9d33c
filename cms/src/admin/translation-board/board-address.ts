import * as v from 'valibot';
import { type BoardEntry, type BoardLanguage, translationStates } from '../../api/translation-board/contract';
import { builtInLocales } from '../../api/language/contract';

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
  const search = new URLSearchParams();
  if (type !== undefined) search.set('type', type);
  if (language !== undefined) search.set('language', language);
  if (state !== undefined) search.set('state', state);
  if (page !== undefined && page > 1) search.set('page', String(page));
  return `?${search.toString()}`;
}

export function entryAddress(
  { uid, kind, entry }: Pick<BoardEntry, 'uid' | 'kind' | 'entry'>,
  language: BoardLanguage,
) {
  const path = kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${entry}`;
  const query = new URLSearchParams({ 'plugins[i18n][locale]': language });
  return `/content-manager/${path}?${query.toString()}`;
}
