import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

const KeepBar = lazyWithPreload(async () => (await import('./keep-bar')).KeepBar);

/** "Keep on this device". A first visit loads nothing of it before an interaction. */
export const KeepPage = hydrateOnInteraction(KeepBar);
