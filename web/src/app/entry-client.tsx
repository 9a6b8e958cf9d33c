import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadDictionary } from '../i18n/load-dictionary';
import { setExtraLanguages } from '../i18n/offered-locales';
import { firstInteraction } from '../lib/hydration/first-interaction';
import { reportFailure } from '../lib/client-error';
import { rememberServerControls } from '../lib/hydration/server-controls';
import { setContentPrefix } from '../lib/cms-client/fetch-query';
import { App, LazyPreviewBar } from './app';
import { pageDataId, parsePageData, rootId } from './page-data';
import { matchRoute, routeLazyParts } from './routes';

async function hydrate() {
  const root = document.getElementById(rootId);
  const block = document.getElementById(pageDataId);
  if (!root || !block) throw new Error('The page lacks its root or its data');
  const data = parsePageData(block.textContent);
  setExtraLanguages(data.extraLanguages ?? {});
  // Everything must be loaded before hydration: React discards server HTML when a component suspends.
  const { pathname, search } = window.location;
  const { basename = '' } = data;
  setContentPrefix(basename);
  const route = matchRoute(pathname.slice(basename.length));
  const preloadParts = async () => {
    const lazyParts = await routeLazyParts(route, new URLSearchParams(search));
    await Promise.all([...lazyParts, ...(basename ? [LazyPreviewBar] : [])].map((part) => part.preload()));
  };
  const [dictionary] = await Promise.all([
    loadDictionary(data.locale),
    route.Component.preload(),
    preloadParts(),
    // The youngest of them; `docs/browsers.md` says who lacks it.
    'canParse' in URL || import('../lib/polyfills').then(({ addMissingFunctions }) => addMissingFunctions()),
  ]);
  // They took so long that the page does without them; the next one has them.
  if ('plain' in document.documentElement.dataset) return;
  rememberServerControls(root);
  document.documentElement.dataset['started'] = 'true';
  const served = Array.from(root.childNodes);
  const address = pathname + search;
  // React has removed the page: the server's comes back, in a root to which React does not listen.
  const onUncaughtError = (error: unknown) => {
    if (window.location.pathname + window.location.search !== address) window.location.reload();
    const page = document.createElement('div');
    page.append(...served);
    root.replaceWith(page);
    void import('./restore-page').then(({ restorePage }) => restorePage(address, error));
  };
  // A transition, so that a slow phone stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter basename={basename}>
          <App {...data} dictionary={dictionary} />
        </BrowserRouter>
      </StrictMode>,
      { onUncaughtError },
    );
  });
}

void firstInteraction();
hydrate().catch((error: unknown) => {
  reportFailure(error);
  throw error;
});
