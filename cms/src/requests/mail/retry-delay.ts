const minute = 60_000;
const hour = 60 * minute;

/** How long a message is tried for. A server that greylists lets it in within the hour; one that is broken is mended. */
export const retryForMs = 3 * 24 * hour;

/** After the first attempt a minute, then twice as long each time, up to an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(hour, minute * 2 ** Math.min(attempts - 1, 10));
}
