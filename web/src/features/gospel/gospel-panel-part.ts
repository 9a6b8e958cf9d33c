import { withTexts } from '../../i18n/with-texts';
import { preloadable } from '../../lib/preloadable';

/** The dialog itself, which nobody loads before it is asked for or about to be. */
export const GospelPanel = withTexts(
  'gospel-dialog',
  preloadable(() => import('./gospel-panel').then((module) => module.GospelPanel)),
);
