import { mediaAdmin } from './media-admin';
import { mediaPicker } from './media-picker';
import { panelSession } from './panel-session';
import { preview } from './preview';

export const spanishAdmin = {
  ...mediaAdmin,
  ...mediaPicker,
  ...panelSession,
  ...preview,
} as const;
