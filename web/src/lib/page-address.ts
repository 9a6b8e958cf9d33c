import type { Locale } from '@contracts/site-setting';

/** The address of a page, or of something on it, in one language, or without saying which. */
export function withLanguage(address: string, language: Locale | null): string {
  if (!language) return address;
  const [page = '', ...place] = address.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}lang=${language}`, ...place].join('#');
}
