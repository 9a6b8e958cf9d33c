import { languages, type Locale } from '@contracts/language';
import type { Translate } from './translate';

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

/** The full name of a Bible translation, as far as the site knows it; undefined where the CMS does not know which it is. */
export function translationName(t: Translate, name: string | null): string | undefined {
  if (name === 'WEB') return t('scripture.translation.en');
  if (name === 'RV1909') return t('scripture.translation.es');
  return name ?? undefined;
}
