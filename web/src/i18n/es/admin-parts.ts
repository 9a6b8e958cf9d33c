import { eventEditor } from './event-editor';
import { slots } from './slots';

/** The parts of /admin that are loaded when they are opened. */
export const spanishAdminParts = {
  ...eventEditor,
  ...slots,
} as const;
