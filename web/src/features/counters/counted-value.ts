export const countDurationMs = 3500;

/** What a counter shows a while after it began: quick at first, slower towards the end, which is the number itself. */
export function countedValue(target: number, elapsedMs: number): number {
  const progress = Math.min(Math.max(elapsedMs / countDurationMs, 0), 1);
  return Math.round(target * (1 - (1 - progress) ** 3));
}
