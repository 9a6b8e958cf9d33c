import { panelSession } from './panel-session';
import { prayerDesk } from './prayer-desk';

export const spanishDesk = {
  ...panelSession,
  ...prayerDesk,
} as const;
