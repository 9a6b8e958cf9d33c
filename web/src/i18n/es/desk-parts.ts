import { prayerDeskFind } from './prayer-desk-find';

export const spanishDeskParts = {
  ...prayerDeskFind,
} as const;
