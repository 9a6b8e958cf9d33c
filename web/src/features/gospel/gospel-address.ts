import type { PageParameters } from '../../lib/page-address';

export const gospelParameter = 'gospel';

/**
 * With scripts `?gospel=1` opens the dialog above any page. Without scripts the home page's HTML contains the whole
 * presentation.
 */
export const gospelParameters = { [gospelParameter]: /^1$/ } as const satisfies PageParameters;

export function asksForGospel(search: URLSearchParams): boolean {
  return search.get(gospelParameter) === '1';
}
