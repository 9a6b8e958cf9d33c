import { afterLoad } from './after-load';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
/** Long enough that a slow phone has been idle since the page began to work: one reading its first lines is not disturbed. */
const patienceMs = 10_000;

let touch: Promise<void> | undefined;

/**
 * Settles when the visitor first does anything with the page, or has been looking at it for a while. What lies below
 * the first screen can wait until then without anybody waiting for it.
 */
export function firstTouch(): Promise<void> {
  touch ??= new Promise((resolve) => {
    const settle = () => {
      for (const sign of signs) window.removeEventListener(sign, settle, true);
      stopWaiting();
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, settle, { capture: true, passive: true });
    const stopWaiting = afterLoad(settle, patienceMs);
    // On a slow line somebody may be writing before the first code has come.
    if (document.activeElement?.closest('form')) settle();
  });
  return touch;
}
