import { withTexts } from '../../i18n/with-texts';
import { preloadable } from '../../lib/preloadable';

/** The timeline's dialog, which nobody loads before it is asked for or about to be. */
export const RevivalTimeline = withTexts(
  'revival',
  preloadable(() => import('./revival-timeline').then((module) => module.RevivalTimeline)),
);
