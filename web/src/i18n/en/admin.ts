import { mediaAdmin } from './media-admin';
import { mediaPicker } from './media-picker';
import { preview } from './preview';

export const englishAdmin = {
  ...mediaAdmin,
  ...mediaPicker,
  ...preview,
} as const;
