import { type LazyWithPreload, lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import type { DeskScreen } from './desk-address';
import type { ScreenProps } from './screen-props';

export const screenParts: Readonly<Record<DeskScreen, LazyWithPreload<ScreenProps>>> = {
  enter: lazyWithPreload(async () => (await import('./tools/enter-request')).EnterRequest),
  meeting: lazyWithPreload(async () => (await import('./tools/prayer-meeting')).PrayerMeeting),
  reminder: lazyWithPreload(async () => (await import('./tools/weekly-reminder')).WeeklyReminder),
};

export const ScreenLinks = lazyWithPreload(async () => (await import('./tools/screen-links')).ScreenLinks);
export const EnteredBy = lazyWithPreload(async () => (await import('./tools/entered-by')).EnteredBy);
export const MeetingChoice = lazyWithPreload(async () => (await import('./tools/meeting-choice')).MeetingChoice);
export const ContactWays = lazyWithPreload(async () => (await import('./contact-ways')).ContactWays);
export const FindRequests = lazyWithPreload(async () => (await import('./find-requests')).FindRequests);
export const NextStep = lazyWithPreload(async () => (await import('./next-step')).NextStep);
export const SpamControls = lazyWithPreload(async () => (await import('./spam/spam-controls')).SpamControls);
export const SpamDeleted = lazyWithPreload(async () => (await import('./spam/spam-deleted')).SpamDeleted);
