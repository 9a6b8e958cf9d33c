function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** The distance that the fixed bar needs is `scroll-padding-top` in the global style. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) {
    scrollToTop();
    return;
  }
  section.scrollIntoView({ behavior: behavior(), block: 'start' });
  // The next Tab goes on from here, as it does after following a link without scripts.
  section.focus({ preventScroll: true });
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
