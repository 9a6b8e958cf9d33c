import type { Locale } from '@contracts/site-setting';

/** Latin American Spanish groups with a comma like English; 'always', because Spanish leaves four digits ungrouped. */
export const languageTags: Record<Locale, string> = { en: 'en-US', es: 'es-MX' };

export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(languageTags[locale], { useGrouping: 'always' }).format(value);
}

/** In UTC: a date without a time must not become the day before in Ecuador. */
export function formatDate(locale: Locale, isoDate: string): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}

/** For the element around content that the editor has not translated yet; nothing where the languages agree. */
export function contentLanguage(content: { locale: Locale }, shown: Locale): Locale | undefined {
  return content.locale === shown ? undefined : content.locale;
}
