import { deskEntered } from './desk-entered';
import { deskEntering } from './desk-entering';
import { deskMeeting } from './desk-meeting';
import { deskMeetingChoice } from './desk-meeting-choice';
import { deskReminder } from './desk-reminder';
import { deskScreens } from './desk-screens';

export const spanishDeskParts = {
  ...deskEntered,
  ...deskEntering,
  ...deskMeeting,
  ...deskMeetingChoice,
  ...deskReminder,
  ...deskScreens,
} as const;
