import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

/** The dialog itself, which nobody loads before it is asked for or about to be. */
export const GospelPanel = lazyWithPreload(() => import('./gospel-panel').then((module) => module.GospelPanel));
