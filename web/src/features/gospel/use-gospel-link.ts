import type { MouseEvent } from 'react';
import { openInsteadOfFollowing } from '../../lib/use-open-in-address';
import { useLanguage } from '../../i18n/language-provider';
import { useContentPreload } from '../../lib/cms-client/use-content';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { paths } from '../../lib/paths';
import { gospelQuery, useOpenGospel } from './gospel-query';

export const LazyGospelPanel = lazyWithPreload(() => import('./gospel-panel').then((module) => module.GospelPanel));

/** Opens the presentation above the current page; in a new tab or without scripts it leads to the home page. */
export function useGospelLink() {
  const { locale } = useLanguage();
  const [, setOpen] = useOpenGospel();
  const preloadContent = useContentPreload();

  const warmUp = () => {
    // A failure is retried, and shown, when the dialog is opened.
    Promise.all([LazyGospelPanel.preload(), preloadContent([gospelQuery(locale)])]).catch(() => undefined);
  };

  return {
    to: paths.gospel,
    onPointerEnter: warmUp,
    onFocus: warmUp,
    onClick: (event: MouseEvent<HTMLElement>) => openInsteadOfFollowing(event, () => setOpen(true)),
  };
}
