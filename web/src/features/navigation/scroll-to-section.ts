function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** By these a visitor goes elsewhere. */
const ownWays = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Scrolls to a section, at once or as soon as it is there: the code of what it belongs to may still be on its way.
 * What is given back stops the waiting, as does the visitor who goes elsewhere meanwhile.
 */
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
    // A part that still waits for something is hidden by its style.
    arrivals.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    for (const way of ownWays) window.addEventListener(way, stop, { passive: true });
  }
  return stop;
}

/** The distance that the fixed bar needs is `scroll-padding-top` in the global style. */
function reachSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section || section.getClientRects().length === 0) return false;
  section.scrollIntoView({ behavior: behavior(), block: 'start' });
  // The next Tab goes on from here, as it does after following a link without scripts.
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
