import type { PagePart } from '../../lib/hydration/lazy-with-preload';

/**
 * What an address that opens the presentation needs soon. Named to the browser and not waited for: the page below does
 * not depend on it.
 */
export const gospelPart: PagePart = {
  module: 'src/features/gospel/gospel-panel.tsx',
  preload: () => Promise.resolve(),
};
