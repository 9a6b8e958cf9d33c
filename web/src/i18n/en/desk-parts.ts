import { prayerDeskFind } from './prayer-desk-find';

/** The parts of the prayer desk that are loaded after its first screen. */
export const englishDeskParts = {
  ...prayerDeskFind,
} as const;
