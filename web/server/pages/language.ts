import { defaultLocale, type Locale } from '@contracts/language';
import { parse as parseCookie } from 'cookie';
import { offeredLocales } from '../../src/i18n/offered-locales';
import { preferredLanguageKey } from '../../src/i18n/preferred-language';

export type ChosenLanguage = {
  locale: Locale;
  /** The language that the address itself names, which goes into the cookie. */
  addressLanguage: Locale | null;
};

/** The address decides, then the visitor's cookie, then English. */
export function chooseLanguage(search: URLSearchParams, cookies: string | undefined): ChosenLanguage {
  const addressLanguage = languageOfAddress(search);
  return { locale: addressLanguage ?? rememberedLanguage(cookies) ?? defaultLocale, addressLanguage };
}

export function languageOfAddress(search: URLSearchParams): Locale | null {
  return toLocale(search.get('lang'));
}

export function rememberedLanguage(cookies: string | undefined): Locale | null {
  return cookies === undefined ? null : toLocale(parseCookie(cookies)[preferredLanguageKey]);
}

/** Readable by scripts, because the head script of the page compares it with local storage. */
export function languageCookie(locale: Locale, secure: boolean): string {
  const oneYear = 31_536_000;
  return `${preferredLanguageKey}=${locale}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function toLocale(value: string | null | undefined): Locale | null {
  return offeredLocales().find((locale) => locale === value) ?? null;
}
