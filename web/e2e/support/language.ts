import type { Locator, Page } from '@playwright/test';

export const LOCALES = ['en', 'es'] as const;

export type Locale = (typeof LOCALES)[number];

/** The address with a language, as in a shared link. */
export function inLanguage(path: string, locale: Locale): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('lang', locale);
  return `${url.pathname}${url.search}${url.hash}`;
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Wide screens have a link per language, narrow ones a toggle with the other language. */
export function languageOption(page: Page, language: 'English' | 'Español'): Locator {
  const toggle = { English: 'EN, switch to English', Español: 'ES, cambiar a español' };
  const bar = page.getByRole('navigation');
  return isNarrow(page)
    ? bar.getByRole('button', { name: toggle[language] })
    : bar.getByRole('link', { name: language, exact: true });
}
