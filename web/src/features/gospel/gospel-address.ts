import type { PageParameters } from '../../lib/page-address';

export const gospelParameter = 'gospel';

/**
 * For the home page, which is where a link to the presentation leads. With scripts `?gospel=1` opens the dialog, above
 * whatever page it is added to; in the home page's HTML the whole presentation stands besides, for who has none.
 */
export const gospelParameters = { [gospelParameter]: /^1$/ } as const satisfies PageParameters;

export function asksForGospel(search: URLSearchParams): boolean {
  return search.get(gospelParameter) === '1';
}
