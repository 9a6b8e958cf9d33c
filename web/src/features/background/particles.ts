export type Particle = {
  sizePx: number;
  /** Where it rises, from the left edge to the right one. */
  leftPercent: number;
  delaySeconds: number;
};

const particleCount = 35;
const smallestPx = 3;
const largestPx = 9;
const longestDelaySeconds = 15;

/** `random` gives numbers from 0 up to 1; the page is shared by all visitors, so it is called in the browser alone. */
export function scatterParticles(random: () => number): readonly Particle[] {
  return Array.from({ length: particleCount }, () => ({
    sizePx: smallestPx + random() * (largestPx - smallestPx),
    leftPercent: random() * 100,
    delaySeconds: random() * longestDelaySeconds,
  }));
}
