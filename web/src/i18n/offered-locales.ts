import { isBuiltIn, locales, type Locale } from '@contracts/language';

/** Where each language that was switched on beside the built-in ones has its texts. */
export type ExtraLanguages = Readonly<Partial<Record<Locale, string>>>;

let extraLanguages: ExtraLanguages = {};

/** Call once before the first page; the browser gets the value from the server. */
export function setExtraLanguages(languages: ExtraLanguages): void {
  extraLanguages = languages;
}

export function getExtraLanguages(): ExtraLanguages {
  return extraLanguages;
}

export function offeredLocales(): readonly Locale[] {
  return locales.filter((locale) => isBuiltIn(locale) || extraLanguages[locale] !== undefined);
}
