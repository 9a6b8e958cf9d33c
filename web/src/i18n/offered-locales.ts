import { isBuiltIn, locales, type Locale } from '@contracts/language';

/** Where each language that was switched on beside the built-in ones has its texts. */
export type ExtraLanguages = Readonly<Partial<Record<Locale, string>>>;

let extraLanguages: ExtraLanguages = {};

/** Once, before the first page: on the server as it is set up, in the browser as the server says. */
export function setExtraLanguages(languages: ExtraLanguages): void {
  extraLanguages = languages;
}

export function getExtraLanguages(): ExtraLanguages {
  return extraLanguages;
}

/** The languages that visitors can choose. */
export function offeredLocales(): readonly Locale[] {
  return locales.filter((locale) => isBuiltIn(locale) || extraLanguages[locale] !== undefined);
}
