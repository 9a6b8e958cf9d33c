import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { ToastRegion } from '../../ui/toast/toast-region';
import { palette } from '../../ui/theme/palette';
import { size } from '../../ui/theme/theme';
import { matchRoute } from '../routes';
import { Footer } from './footer';
import { GospelOverPage } from './gospel-over-page';
import { Navigation } from './navigation';
import { PrintSource } from './print-source';
import { SkipLink } from './skip-link';
import { ToolBar } from './tool-bar';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  main {
    flex: 1;
  }
  @media screen {
    min-height: calc(100 * var(--screen));
    /* Room for the language offer below the bar. */
    html[data-language-offer] &::before {
      content: '';
      height: ${size.target};
      background: ${palette.night};
    }
  }
`;

const mainId = 'content';

export function Layout({ children }: { children: ReactNode }) {
  const { t, locale } = useLanguage();
  const isSite = matchRoute(useLocation().pathname).frame === 'site';
  const main = useRef<HTMLElement>(null);
  useScrollToTopOnNavigation(main);

  useEffect(() => {
    // Journeys wait for this sign that the page is interactive.
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);

  return (
    <Page>
      <HeadLinks isSite={isSite} />
      <SkipLink target={mainId} />
      {isSite ? <Navigation /> : <ToolBar />}
      {isSite && <PrintSource />}
      <main id={mainId} ref={main} tabIndex={-1}>
        {children}
      </main>
      {isSite && (
        <>
          <Footer />
          <GospelOverPage />
        </>
      )}
      <ToastRegion label={t('toast.region')} closeLabel={t('toast.close')} lang={locale} />
    </Page>
  );
}

/** Elements of every page's head; React hoists them. A tool brings a manifest of its own. */
function HeadLinks({ isSite }: { isSite: boolean }) {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {isSite && <link rel="manifest" href="/site.webmanifest" />}
      <meta name="theme-color" content={palette.night} />
    </>
  );
}

/** After a link to another page, scrolls to the top and resets the focus, like a page load. */
function useScrollToTopOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType === NavigationType.Pop) return;
    main.current?.focus({ preventScroll: true });
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, navigationType, main]);
}
