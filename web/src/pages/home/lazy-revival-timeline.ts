import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

/** Loaded when the timeline is opened or about to be. */
export const LazyRevivalTimeline = lazyWithPreload(() =>
  import('./revival-timeline').then((module) => module.RevivalTimeline),
);
