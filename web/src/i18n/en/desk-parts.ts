import { deskEntered } from './desk-entered';
import { deskEntering } from './desk-entering';
import { deskMeeting } from './desk-meeting';
import { deskMeetingChoice } from './desk-meeting-choice';
import { deskReminder } from './desk-reminder';
import { deskScreens } from './desk-screens';

/** The parts of /desk that are loaded when they are opened. */
export const englishDeskParts = {
  ...deskEntered,
  ...deskEntering,
  ...deskMeeting,
  ...deskMeetingChoice,
  ...deskReminder,
  ...deskScreens,
} as const;
