import { deskEntered } from './desk-entered';
import { deskEntering } from './desk-entering';
import { deskScreens } from './desk-screens';

/** The parts of /desk that are loaded when they are opened. */
export const englishDeskParts = {
  ...deskEntered,
  ...deskEntering,
  ...deskScreens,
} as const;
