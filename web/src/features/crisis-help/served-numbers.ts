import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

/** The served numbers can be called before this is hydrated; then the visitor's own country comes first. */
export const ServedNumbers = hydrateOnInteraction(
  lazyWithPreload(async () => (await import('./numbers-to-call')).NumbersToCall),
);
