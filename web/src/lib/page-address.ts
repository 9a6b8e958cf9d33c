import { type Locale } from '@contracts/site-setting';

/** The address of a page in one language, or without saying which. */
export function withLanguage(address: string, language: Locale | null): string {
  if (!language) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}
