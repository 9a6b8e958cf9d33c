import { mediaAdmin } from './media-admin';
import { mediaPicker } from './media-picker';

export const spanishAdmin = {
  ...mediaAdmin,
  ...mediaPicker,
} as const;
