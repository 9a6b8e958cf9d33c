export const LOCALES = ['en', 'es'] as const;

export type Locale = (typeof LOCALES)[number];

/** The address that chooses a language, as a shared link does. */
export function inLanguage(path: string, locale: Locale): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('lang', locale);
  return `${url.pathname}${url.search}${url.hash}`;
}
