import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

/** The timeline's dialog, which nobody loads before it is asked for or about to be. */
export const RevivalTimeline = lazyWithPreload(() =>
  import('./revival-timeline').then((module) => module.RevivalTimeline),
);
