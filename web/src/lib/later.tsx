import type { Locale } from '@contracts/site-setting';
import { memo, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { firstTouch } from './first-touch';

type Part<P> = ComponentType<P> & { preload(locale: Locale): Promise<void> };

/** The code of parts that are on the page. */
const shown = new Set<Pick<Part<unknown>, 'preload'>>();

/**
 * A part that is in the server's HTML and whose code comes with the first touch: the HTML stays in place until then.
 * Links in it work all the same. On a page that another page led to, the fallback stands there meanwhile. Rendering it
 * anew would take away the HTML that waits here for its code, so that only other properties are a reason for it.
 */
export function later<P extends object>(Part: Part<P>, fallback: ReactNode = null): ComponentType<P> {
  function TouchedPart(props: P) {
    shown.add(Part);
    // In every render alike, also when it has long happened: React compares one render's waiting with the next's.
    if (!import.meta.env.SSR) use(firstTouch());
    return <Part {...props} />;
  }

  function LaterPart(props: P) {
    return (
      <Suspense fallback={fallback}>
        <TouchedPart {...props} />
      </Suspense>
    );
  }

  return memo(LaterPart);
}

/** Before all of a page is to change: HTML that still waits for its code could not, and would be taken away. */
export async function loadLaterParts(locale: Locale): Promise<void> {
  await Promise.all(Array.from(shown, (part) => part.preload(locale)));
}
