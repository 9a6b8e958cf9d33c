import { languages, type Locale } from '@contracts/language';

/** `always`, because Spanish leaves four digits ungrouped. */
export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(languages[locale].tag, { useGrouping: 'always' }).format(value);
}

/** In UTC: a date without a time must not become the day before in Ecuador. */
export function formatDate(locale: Locale, isoDate: string): string {
  return new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}

/** For the element around content that the editor has not translated yet; nothing where the languages agree. */
export function contentLanguage(content: { locale: Locale }, shown: Locale): Locale | undefined {
  return content.locale === shown ? undefined : content.locale;
}
