import { panelSession } from './panel-session';
import { prayerDesk } from './prayer-desk';

export const englishDesk = {
  ...panelSession,
  ...prayerDesk,
} as const;
