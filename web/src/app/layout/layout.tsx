import { type ReactNode, type RefObject, useEffect, useRef, Suspense, type MouseEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { ToastRegion } from '../../ui/toast/toast-region';
import { palette } from '../../ui/theme/palette';
import { size, fontSize, media, color, layer, radius, space, notPrinted } from '../../ui/theme/theme';
import { matchRoute } from '../routes';
import { Footer } from './footer';
import { Navigation } from './navigation';
import { ToolBar } from './tool-bar';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { GospelDialog } from '../../features/gospel/gospel-dialog';
import { useOpenGospel } from '../../features/gospel/gospel-query';
import { LazyContactForm } from '../../features/requests/lazy-forms';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { withLanguage } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';

const LazyGospelTools = lazyWithPreload(async () => (await import('./gospel-tools')).GospelTools);

function GospelOverPage() {
  const { readingBookUrl, contactEmail } = useSiteSetting();
  const [isOpen, setOpen] = useOpenGospel();

  useEffect(() => {
    // Preloaded while the visitor reads; a failure is retried when the form is opened.
    if (isOpen) LazyContactForm.preload().catch(() => undefined);
  }, [isOpen]);

  return (
    <GospelDialog
      open={isOpen}
      onOpenChange={setOpen}
      readingBookUrl={readingBookUrl}
      keep={
        <Suspense>
          <LazyGospelTools />
        </Suspense>
      }
      connect={(onSent) => (
        <LazyContactForm variant="gospel" contactEmail={contactEmail} Help={CrisisHelp} onSent={onSent} />
      )}
    />
  );
}

const Source = styled.p`
  display: none;
  ${media.print} {
    display: block;
    margin-bottom: 0.6rem;
    font-size: ${fontSize.small};
  }
`;

/** Prints the address at the head of the page: at the end it would sometimes be alone on the last sheet. */
function PrintSource() {
  const { locale } = useLanguage();
  const { name, publicUrl } = useSite();
  const address = usePrintedAddress();
  return <Source>{`${name} · ${publicUrl + withLanguage(address, locale)}`}</Source>;
}

/** With the day and pace of a study plan, which only the browser reads. */
function usePrintedAddress(): string {
  const { address } = useSite();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || address !== paths.studyPlan) return address;
  const chosen = Array.from(new URLSearchParams(search)).filter(([name]) => name === 'start' || name === 'pace');
  return chosen.length > 0 ? `${address}?${new URLSearchParams(chosen).toString()}` : address;
}

const Skip = styled.a`
  position: fixed;
  z-index: ${layer.skipLink};
  top: ${space[3]};
  inset-inline: ${space[3]} auto;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
  }
  ${notPrinted}
`;

function SkipLink({ target }: { target: string }) {
  const { t } = useLanguage();
  // No history entry, so that Back does not undo it; without scripts the hash is used.
  const skip = (event: MouseEvent) => {
    const main = document.getElementById(target);
    if (!main) return;
    event.preventDefault();
    main.focus();
  };
  return (
    <Skip href={`#${target}`} onClick={skip}>
      {t('navigation.skip')}
    </Skip>
  );
}

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
