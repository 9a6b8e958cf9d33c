/** How long the pointer or the focus has to stay on a control. */
const openDelayMs = 700;

/** Within this time of the last tooltip the next one appears at once. */
const skipDelayMs = 300;

let closeShown: (() => void) | null = null;
let closedAt = -Infinity;

export function tooltipDelay(): number {
  return closeShown || Date.now() - closedAt < skipDelayMs ? 0 : openDelayMs;
}

/** Only one tooltip is open at a time. Returns a function to call when this one has closed. */
export function closeOtherTooltips(close: () => void): () => void {
  if (closeShown !== close) closeShown?.();
  closeShown = close;
  return () => {
    closedAt = Date.now();
    if (closeShown === close) closeShown = null;
  };
}
