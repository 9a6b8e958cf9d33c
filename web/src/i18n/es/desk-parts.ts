import { deskEntered } from './desk-entered';
import { deskEntering } from './desk-entering';
import { deskScreens } from './desk-screens';

export const spanishDeskParts = {
  ...deskEntered,
  ...deskEntering,
  ...deskScreens,
} as const;
