import type { LazyPart } from '../../lib/hydration/lazy-with-preload';
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

/** Only a hint to the browser to load the dialog early: the page below does not wait for it. */
const gospelPanel: LazyPart = {
  module: 'src/features/gospel/gospel-panel.tsx',
  preload: () => Promise.resolve(),
};

export function gospelLazyParts(search: URLSearchParams): readonly LazyPart[] {
  return asksForGospel(search) ? [gospelPanel] : [];
}

/** Whether the presentation is open, and the way to open and close it, on any page. */
export function useOpenGospel(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  return useOpenInAddress(gospelParameter);
}
