import { languages, type Locale } from '@contracts/language';
import type { Translate } from './translate';
import { ApiError } from '../lib/cms-client/api-error';

/** Why something could not be loaded, in the site's own words, never the server's. */
export function failureCause(t: Translate, error: unknown): string {
  if (error instanceof ApiError) return t('layout.error.status', { status: error.status });
  // `fetch` rejects with a TypeError whenever there is no connection.
  return t(error instanceof TypeError ? 'layout.error.connection' : 'layout.error.answer');
}

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

/** What is said while the code of a dialog comes, and where it does not. */
export function lazyDialogTexts(t: Translate) {
  return {
    opening: t('dialog.opening'),
    failed: t('dialog.failed'),
    retry: t('words.retry'),
    close: t('words.close'),
  };
}

/** A passage of the Bible with the name of its translation as visitors read it. */
export function withTranslationName<Passage extends { translation: string | null }>(t: Translate, passage: Passage) {
  return { ...passage, translation: translationName(t, passage.translation) };
}

/** The full name of a Bible translation, as far as the site knows it; undefined where the CMS does not know which it is. */
export function translationName(t: Translate, name: string | null): string | undefined {
  if (name === 'WEB') return t('scripture.translation.en');
  if (name === 'RV1909') return t('scripture.translation.es');
  return name ?? undefined;
}
