import { deskAccount } from './desk-account';
import { deskAnswer } from './desk-answer';
import { deskEntered } from './desk-entered';
import { deskEntering } from './desk-entering';
import { deskFind } from './desk-find';
import { deskHandBack } from './desk-hand-back';
import { deskMeeting } from './desk-meeting';
import { deskMeetingChoice } from './desk-meeting-choice';
import { deskReminder } from './desk-reminder';
import { deskScreens } from './desk-screens';
import { deskNextStep } from './desk-next-step';
import { deskSpam } from './desk-spam';

/** The parts of /desk that are loaded when they are opened. */
export const englishDeskParts = {
  ...deskAccount,
  ...deskAnswer,
  ...deskEntered,
  ...deskEntering,
  ...deskFind,
  ...deskHandBack,
  ...deskMeeting,
  ...deskMeetingChoice,
  ...deskReminder,
  ...deskScreens,
  ...deskNextStep,
  ...deskSpam,
} as const;
