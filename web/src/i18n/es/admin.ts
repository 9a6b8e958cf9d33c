import { mediaAdmin } from './media-admin';
import { mediaPicker } from './media-picker';
import { preview } from './preview';

export const spanishAdmin = {
  ...mediaAdmin,
  ...mediaPicker,
  ...preview,
} as const;
