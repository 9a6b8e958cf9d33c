import type { LazyPart } from '../../lib/hydration/lazy-with-preload';
import type { PageParameters } from '../../lib/page-address';
import { useOpenInAddress } from '../../lib/use-open-in-address';

const gospelParameter = 'gospel';

/** Opens the dialog above any page. Without scripts the home page's HTML contains the whole presentation. */
export const gospelParameters = { [gospelParameter]: /^1$/ } as const satisfies PageParameters;

export function asksForGospel(search: URLSearchParams): boolean {
  return search.get(gospelParameter) === '1';
}

/** Hints to the browser to load the dialog early: the page below does not wait for it. */
const gospelPanel: LazyPart = {
  module: 'src/features/gospel/gospel-panel.tsx',
  preload: () => Promise.resolve(),
};

export function gospelLazyParts(search: URLSearchParams): readonly LazyPart[] {
  return asksForGospel(search) ? [gospelPanel] : [];
}

export function useOpenGospel(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  return useOpenInAddress(gospelParameter);
}
