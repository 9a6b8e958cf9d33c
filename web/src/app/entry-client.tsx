import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { setMissingInSpanish, loadDictionary } from '../i18n/load-dictionary';
import { firstInteraction } from '../lib/hydration/first-interaction';
import { App } from './app';
import { pageDataId, parsePageData, rootId } from './page-data';
import { matchRoute, routeParts } from './routes';

async function hydrate() {
  const root = document.getElementById(rootId);
  const block = document.getElementById(pageDataId);
  if (!root || !block) throw new Error('The page lacks its root or its data');
  const data = parsePageData(block.textContent);
  setMissingInSpanish(data.missingInSpanish ?? {});
  // Hydration must not meet anything that is still loading, or it would throw away what the server rendered.
  const { pathname, search } = window.location;
  const route = matchRoute(pathname);
  const [dictionary] = await Promise.all([
    loadDictionary(data.locale),
    ...[route.page, ...routeParts(route, new URLSearchParams(search))].map((part) => part.preload()),
  ]);
  // In slices: a slow phone that hydrates all at once answers nothing meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App {...data} dictionary={dictionary} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

void firstInteraction();
void hydrate();
