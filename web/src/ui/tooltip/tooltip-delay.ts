/** How long a pointer or the focus rests on a control before its name appears. */
const openDelayMs = 700;

/** Whoever has just read one and goes on to the next control need not wait again. */
const skipDelayMs = 300;

let closeShown: (() => void) | null = null;
let closedAt = -Infinity;

export function tooltipDelay(): number {
  return closeShown || Date.now() - closedAt < skipDelayMs ? 0 : openDelayMs;
}

/** One is open at a time: the next closes the one before. Gives back what tells that the turn has ended. */
export function closeOtherTooltips(close: () => void): () => void {
  if (closeShown !== close) closeShown?.();
  closeShown = close;
  return () => {
    closedAt = Date.now();
    if (closeShown === close) closeShown = null;
  };
}
