export const dayMs = 24 * 60 * 60_000;

/** The day in UTC, as 2026-11-23. */
export function utcDay(time: number | Date): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** True if there is such a day, as 2026-11-23. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && utcDay(time) === text;
}

/** The day in the time zone of the device, as 2026-11-23. */
export function localDay(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The Monday of that week, in UTC. Day 0 of the epoch was a Thursday. */
export function weekOf(time: number | Date): string {
  const days = Math.floor(Number(time) / dayMs);
  return utcDay((days - ((days + 3) % 7)) * dayMs);
}
