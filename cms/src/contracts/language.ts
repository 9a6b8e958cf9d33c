/** Has no schemas, because every page needs this file before it needs any schema. */

/** Every language that the site can be read in. Urdu is ready, and the site shows it where `EXTRA_LANGUAGES` names it. */
export const locales = ['en', 'es', 'ur'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale = 'en';

/** The languages that this code brings texts for, and that the panel and the team's mails are in. */
export const builtInLocales = ['en', 'es'] as const satisfies readonly Locale[];
export type BuiltInLocale = (typeof builtInLocales)[number];

type LanguageFacts = {
  /** In the language itself. */
  name: string;
  /** BCP 47, for numbers and dates. */
  tag: string;
  openGraph: string;
  direction: 'ltr' | 'rtl';
  /** Stands in for texts and content that this language lacks. */
  fallback: BuiltInLocale | null;
};

export const languages = {
  en: { name: 'English', tag: 'en-US', openGraph: 'en_US', direction: 'ltr', fallback: null },
  // Latin American Spanish groups digits with a comma, as English does.
  es: { name: 'Español', tag: 'es-MX', openGraph: 'es_LA', direction: 'ltr', fallback: 'en' },
  ur: { name: 'اردو', tag: 'ur-PK', openGraph: 'ur_PK', direction: 'rtl', fallback: 'en' },
} as const satisfies Record<Locale, LanguageFacts>;

export function isBuiltIn(locale: Locale): locale is BuiltInLocale {
  return locale === 'en' || locale === 'es';
}

/** The language itself where this code has texts for it, otherwise the one that stands in for it. */
export function builtInLocale(locale: Locale): BuiltInLocale {
  return isBuiltIn(locale) ? locale : languages[locale].fallback;
}

/** The built-in languages, this one or the one that stands in for it first. */
export function ownLanguageFirst(locale: Locale): readonly [BuiltInLocale, ...BuiltInLocale[]] {
  const own = builtInLocale(locale);
  return [own, ...builtInLocales.filter((other) => other !== own)];
}

/** The language that stands beside this one. */
export const otherLanguage = (language: Locale): BuiltInLocale => (language === 'en' ? 'es' : 'en');
