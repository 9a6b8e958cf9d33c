import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

/** Loaded when the dialog is opened or about to be. */
export const LazyGospelPanel = lazyWithPreload(() => import('./gospel-panel').then((module) => module.GospelPanel));
