import { builtInLocales, languages, type Locale } from '../../contracts/language';

type Row = { documentId: string; locale: string };

/** The requested language, its stand-in, or any built-in one. Text in an extra language alone is for its readers. */
export function chooseLanguage<T extends Row>(rows: readonly T[], locale: Locale): T[] {
  const order: readonly string[] = [locale, languages[locale].fallback, ...builtInLocales].filter(
    (one) => one !== null,
  );
  const rank = (row: T) => order.indexOf(row.locale);
  const chosen = new Map<string, T>();
  for (const row of rows) {
    if (!order.includes(row.locale)) continue;
    const current = chosen.get(row.documentId);
    if (!current || rank(row) < rank(current)) chosen.set(row.documentId, row);
  }
  return [...chosen.values()];
}
