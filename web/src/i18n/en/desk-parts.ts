import { deskHandBack } from './desk-hand-back';
import { deskNextStep } from './desk-next-step';
import { deskSpam } from './desk-spam';

/** The parts of /desk that are loaded when they are opened. */
export const englishDeskParts = {
  ...deskHandBack,
  ...deskNextStep,
  ...deskSpam,
} as const;
