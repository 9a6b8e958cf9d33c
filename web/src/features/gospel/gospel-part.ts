import type { PagePart } from '../../lib/page-part';

/**
 * What an address that opens the presentation needs soon. Named to the browser and not waited for: the page below does
 * not depend on it.
 */
export const gospelPart: PagePart = {
  modules: (locale) => ['src/features/gospel/gospel-panel.tsx', `src/i18n/${locale}/gospel-dialog.ts`],
  preload: () => Promise.resolve(),
};
