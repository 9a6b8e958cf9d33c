import type { ComponentProps } from 'react';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { ErrorBoundary } from '../../ui/error-boundary';

const PageShareButtons = lazyWithPreload(async () => (await import('./page-share-buttons')).PageShareButtons);

/** For a page that is likely to be opened next. */
export const preloadSharing = (): Promise<void> => PageShareButtons.preload();

const Buttons = hydrateOnInteraction(PageShareButtons);

/** Stands at the end of a page, where nobody comes without having touched it. A page can be read without it. */
export function SharePage(props: ComponentProps<typeof Buttons>) {
  return (
    <ErrorBoundary resetKey={props.title} fallback={() => null}>
      <Buttons {...props} />
    </ErrorBoundary>
  );
}
