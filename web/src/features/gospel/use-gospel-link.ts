import type { MouseEvent } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useContentPreload } from '../../lib/cms-client/use-content';
import { paths } from '../../lib/paths';
import { GospelPanel } from './gospel-panel-part';
import { gospelQuery } from './gospel-query';
import { useOpenGospel } from './use-open-gospel';

/**
 * What makes any link a way into the presentation: it opens above the page where the visitor is. In a new tab, or
 * without scripts, it leads to the address that shows the same.
 */
export function useGospelLink() {
  const { locale } = useLanguage();
  const [, setOpen] = useOpenGospel();
  const preloadContent = useContentPreload();

  const warmUp = () => {
    // What fails here is asked for again, and told, when the dialog is opened.
    Promise.all([GospelPanel.preload(), preloadContent([gospelQuery(locale)])]).catch(() => undefined);
  };

  return {
    to: paths.gospel,
    onPointerEnter: warmUp,
    onFocus: warmUp,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Safari leaves a link that is clicked without the focus, which then could not come back to it.
      event.currentTarget.focus();
      setOpen(true);
    },
  };
}
