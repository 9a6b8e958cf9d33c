/** Runs something a while after the page has loaded, so that it takes nothing from what the visitor came for. */
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
