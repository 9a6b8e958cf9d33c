import { dayMs } from './day';

/** Until the site settings name another. */
export const defaultTimeZone = 'America/Guayaquil';

/** As an input of the type `datetime-local` has it: 2027-03-28T06:00. Swedes write dates as ISO does. */
export const localTime = (moment: number, timeZone: string): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');

/** True for a name of the IANA database, earlier spellings included. Intl also takes offsets, which know no summer. */
export function isTimeZone(name: string): boolean {
  try {
    return localTime(0, name) !== '' && /^[A-Z]/.test(name);
  } catch {
    return false;
  }
}

export function isLocalTime(text: string): boolean {
  const clock = Date.parse(`${text}Z`);
  return /^2\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(clock) && localTime(clock, 'UTC') === text;
}

/** The moments at which clocks show this: none where they skip it, two where they are set back. The first comes first. */
export function momentsOf(local: string, timeZone: string): number[] {
  const clock = Date.parse(`${local}Z`);
  // By the offsets of the day before and of the day after: clocks change at most once in between.
  const guesses = [clock - dayMs, clock + dayMs].map(
    (near) => clock + near - Date.parse(`${localTime(near, timeZone)}Z`),
  );
  return [...new Set(guesses)].filter((moment) => localTime(moment, timeZone) === local).sort((a, b) => a - b);
}
