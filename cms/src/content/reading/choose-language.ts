import { languages, type Locale } from '../../api/language/contract';

type Row = { documentId: string; locale: string };

/** One row per document: in the requested language, or else in the one that stands in for it, or else in any. */
export function chooseLanguage<T extends Row>(rows: readonly T[], locale: Locale): T[] {
  const rank = (row: T) => (row.locale === locale ? 2 : row.locale === languages[locale].fallback ? 1 : 0);
  const chosen = new Map<string, T>();
  for (const row of rows) {
    const current = chosen.get(row.documentId);
    if (!current || rank(row) > rank(current)) chosen.set(row.documentId, row);
  }
  return [...chosen.values()];
}
