import { deskAnswer } from './desk-answer';
import { deskFind } from './desk-find';
import { deskHandBack } from './desk-hand-back';
import { deskSpam } from './desk-spam';

/** The parts of /desk that are loaded when they are opened. */
export const englishDeskParts = {
  ...deskAnswer,
  ...deskFind,
  ...deskHandBack,
  ...deskSpam,
} as const;
