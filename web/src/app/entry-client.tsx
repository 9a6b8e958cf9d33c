import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fillInSpanish, loadDictionaries } from '../i18n/load-dictionaries';
import { firstTouch } from '../lib/first-touch';
import { App } from './app';
import { pageDataId, parsePageData, rootId } from './page-data';
import { matchRoute, routeParts } from './routes';

async function hydrate() {
  const root = document.getElementById(rootId);
  const block = document.getElementById(pageDataId);
  if (!root || !block) throw new Error('The page lacks its root or its data');
  const data = parsePageData(block.textContent);
  fillInSpanish(data.missingInSpanish ?? {});
  // Everything must be loaded before hydration: React discards server HTML when a component suspends.
  const { pathname, search } = window.location;
  const route = matchRoute(pathname);
  const preloadParts = async () => {
    const parts = await routeParts(route, new URLSearchParams(search));
    await Promise.all(parts.map((part) => part.preload(data.locale)));
  };
  const [dictionaries] = await Promise.all([loadDictionaries(data.locale), route.Component.preload(), preloadParts()]);
  // As a transition, so that a slow phone stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App {...data} dictionaries={dictionaries} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

void firstTouch();
void hydrate();
