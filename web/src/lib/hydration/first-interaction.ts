const events = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
/** Long enough that a slow phone has been idle for a while and a visitor reading the first lines is not disturbed. */
const longestWaitMs = 10_000;

let interaction: Promise<void> | undefined;

/** Resolves when the visitor first interacts with the page, or some seconds after the page has loaded. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const settle = () => {
      for (const event of events) window.removeEventListener(event, settle, true);
      stopWaiting();
      resolve();
    };
    for (const event of events) window.addEventListener(event, settle, { capture: true, passive: true });
    const stopWaiting = afterLoad(settle, longestWaitMs);
    // On a slow connection a visitor may be typing before the first script has arrived; a link may open a quiz.
    if (document.activeElement?.closest('form, textarea') || /[?&]quiz=1/.test(window.location.search)) settle();
  });
  return interaction;
}

/** Runs something a while after the page has loaded, so that it does not compete with what the visitor came for. */
export function afterLoad(run: () => void, delayMs: number): () => void {
  let timer: number | undefined;
  const begin = () => {
    timer = window.setTimeout(run, delayMs);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    window.clearTimeout(timer);
  };
}
