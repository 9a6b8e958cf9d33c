import { mediaAdmin } from './media-admin';
import { mediaPicker } from './media-picker';

export const englishAdmin = {
  ...mediaAdmin,
  ...mediaPicker,
} as const;
