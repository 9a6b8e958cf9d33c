import type { PageParameters } from '../../lib/page-address';
import { useOpenInAddress } from '../../lib/use-open-in-address';

const gospelParameter = 'gospel';

/**
 * With scripts `?gospel=1` opens the dialog above any page. Without scripts the home page's HTML contains the whole
 * presentation.
 */
export const gospelParameters = { [gospelParameter]: /^1$/ } as const satisfies PageParameters;

export function asksForGospel(search: URLSearchParams): boolean {
  return search.get(gospelParameter) === '1';
}

/** Whether the presentation is open, and the way to open and close it, on any page. */
export function useOpenGospel(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  return useOpenInAddress(gospelParameter);
}
