import { panelSession as englishPanelSession } from './en/panel-session';
import { prayerDesk as englishPrayerDesk } from './en/prayer-desk';
import { panelSession as spanishPanelSession } from './es/panel-session';
import { prayerDesk as spanishPrayerDesk } from './es/prayer-desk';

/** Come with /desk. */
export const deskTexts = {
  en: { ...englishPanelSession, ...englishPrayerDesk },
  es: { ...spanishPanelSession, ...spanishPrayerDesk },
};
