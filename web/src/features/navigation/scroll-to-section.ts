function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Interactions that cancel a pending scroll. */
const ownWays = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Waits until the section is rendered. Returns a function that stops waiting; any interaction stops it too. */
export function scrollToSection(id: string): () => void {
  const stop = () => {
    arrivals.disconnect();
    for (const way of ownWays) window.removeEventListener(way, stop);
  };
  const arrivals = new MutationObserver(() => {
    if (reachSection(id)) stop();
  });
  if (!reachSection(id)) {
    scrollToTop();
    // Suspended content is hidden by its style.
    arrivals.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    for (const way of ownWays) window.addEventListener(way, stop, { passive: true });
  }
  return stop;
}

/** `scroll-padding-top` in the global style leaves room for the fixed bar. */
function reachSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section || section.getClientRects().length === 0) return false;
  section.scrollIntoView({ behavior: behavior(), block: 'start' });
  // Tab continues from here, as after following a link without scripts.
  section.focus({ preventScroll: true });
  return true;
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
}

/** A hash that is no valid escape sequence names no section. */
export function sectionIdOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
