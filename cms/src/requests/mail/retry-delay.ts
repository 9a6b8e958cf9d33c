const minute = 60_000;
const hour = 60 * minute;

/** How long delivery is retried: greylisting takes up to an hour, repairing a mail server up to days. */
export const retryForMs = 3 * 24 * hour;

/** One minute after the first attempt, then doubling up to an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(hour, minute * 2 ** Math.min(attempts - 1, 10));
}
