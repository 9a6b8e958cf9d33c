import { mediaAdmin as englishMediaAdmin } from './en/media-admin';
import { mediaPicker as englishMediaPicker } from './en/media-picker';
import { panelSession as englishPanelSession } from './en/panel-session';
import { preview as englishPreview } from './en/preview';
import { mediaAdmin as spanishMediaAdmin } from './es/media-admin';
import { mediaPicker as spanishMediaPicker } from './es/media-picker';
import { panelSession as spanishPanelSession } from './es/panel-session';
import { preview as spanishPreview } from './es/preview';

/** Come with /admin. */
export const adminTexts = {
  en: { ...englishMediaAdmin, ...englishMediaPicker, ...englishPanelSession, ...englishPreview },
  es: { ...spanishMediaAdmin, ...spanishMediaPicker, ...spanishPanelSession, ...spanishPreview },
};
