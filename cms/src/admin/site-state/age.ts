type Age = { value: number; unit: 'minute' | 'hour' | 'day' };

const minuteMs = 60_000;

/** As it is said: minutes for the first hour, hours for the first two days, then days. Null for the first minute. */
export function ageOf(time: string, now: number): Age | null {
  const minutes = Math.floor((now - Date.parse(time)) / minuteMs);
  if (minutes < 1) return null;
  if (minutes < 60) return { value: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { value: hours, unit: 'hour' } : { value: Math.floor(hours / 24), unit: 'day' };
}
