import { deskSpam } from './desk-spam';

/** The parts of /desk that are loaded when they are opened. */
export const englishDeskParts = {
  ...deskSpam,
} as const;
