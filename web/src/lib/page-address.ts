import type { Locale } from '@contracts/site-setting';

/** The address of a page, or of something on it, in one language, or without saying which. */
export function withLanguage(address: string, language: Locale | null): string {
  if (!language) return address;
  const [page = '', ...place] = address.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}lang=${language}`, ...place].join('#');
}

/** The query parameters that change what a page shows, each with the values that mean something to it, by precedence. */
export type PageParameters = Readonly<Record<string, RegExp>>;

/**
 * The meaningful part of a query: the first of the page's parameters that says something, because a page shows one
 * thing at a time. Page, cache and canonical address all read it through here, so that nothing that a visitor appends
 * to an address can make the server's page differ from the browser's, or another page of what is one.
 */
export function keepParameters(parameters: PageParameters, search: URLSearchParams): URLSearchParams {
  for (const [name, pattern] of Object.entries(parameters)) {
    const value = search.get(name);
    if (value !== null && pattern.test(value)) return new URLSearchParams({ [name]: value });
  }
  return new URLSearchParams();
}
