export type Particle = {
  sizePx: number;
  leftPercent: number;
  delaySeconds: number;
};

const particleCount = 35;
const smallestPx = 3;
const largestPx = 9;
const longestDelaySeconds = 15;

/** `random` returns a number from 0 up to 1. Call in the browser: all visitors share the server's page. */
export function scatterParticles(random: () => number): readonly Particle[] {
  return Array.from({ length: particleCount }, () => ({
    sizePx: smallestPx + random() * (largestPx - smallestPx),
    leftPercent: random() * 100,
    delaySeconds: random() * longestDelaySeconds,
  }));
}
