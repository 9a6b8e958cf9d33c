import type { Locale } from '@contracts/site-setting';

/** Adds `?lang=` to an address; returns it unchanged for null. */
export function withLanguage(address: string, language: Locale | null): string {
  if (!language) return address;
  const [page = '', ...fragment] = address.split('#');
  return [`${page}${page.includes('?') ? '&' : '?'}lang=${language}`, ...fragment].join('#');
}

/** The id of the link that opens an address: focus returns to it when what it opened is closed. */
export function linkId(address: string): string {
  return `link-${encodeURIComponent(address)}`;
}

/** `/` stays. A loop, because a pattern for the end is tried at each of ten thousand slashes in the middle. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

export function searchOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('?')[1]);
}

/** The parameters of a page with their valid values, in order of precedence. */
export type PageParameters = Readonly<Record<string, RegExp>>;

/** Any slug, except the two names that mean a folder in the CMS's address. */
export const slugPattern = /^(?!\.{1,2}$)[^\s/?#]{1,150}$/u;

// These stand here and not with their pages, because every page loads them to know which addresses are its own.
export const revivalParameters = { event: /^[a-z\d]{1,40}$/ } as const satisfies PageParameters;
export const leaderSheetParameters: PageParameters = { module: slugPattern };
/** Not `gospel`, which opens the presentation above any page. */
export const bilingualParameters: PageParameters = { module: slugPattern, article: slugPattern, of: /^gospel$/ };

/** The first parameter with a value: a page shows one thing at a time, and nothing appended makes another page. */
export function pickParameters(parameters: PageParameters, search: URLSearchParams): URLSearchParams {
  for (const [name, pattern] of Object.entries(parameters)) {
    const value = search.get(name);
    if (value !== null && pattern.test(value)) return new URLSearchParams({ [name]: value });
  }
  return new URLSearchParams();
}
