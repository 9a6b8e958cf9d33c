import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

const PageShareButtons = lazyWithPreload(async () => (await import('./page-share-buttons')).PageShareButtons);

/** For a page that is likely to be opened next. */
export const preloadSharing = (): Promise<void> => PageShareButtons.preload();

/** Stands at the end of a page, where nobody comes without having touched it. */
export const SharePage = hydrateOnInteraction(PageShareButtons);
