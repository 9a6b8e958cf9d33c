import { use, type ComponentType } from 'react';
import { firstTouch, wasTouched } from './first-touch';
import type { Preloadable } from './preloadable';

/** The code of parts that are on the page. */
const shown = new Set<{ preload(): Promise<void> }>();

/**
 * A part that is in the server's HTML and whose code comes with the first touch: inside a boundary, the HTML stays in
 * place until then. Links in it work all the same.
 */
export function later<P extends object>(Part: Preloadable<P>): ComponentType<P> {
  return function LaterPart(props: P) {
    shown.add(Part);
    if (!import.meta.env.SSR && !wasTouched()) use(firstTouch());
    return <Part {...props} />;
  };
}

/** Before all of a page is to change: HTML that still waits for its code could not, and would be taken away. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(Array.from(shown, (part) => part.preload()));
}
