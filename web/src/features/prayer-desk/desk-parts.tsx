import type { ComponentType } from 'react';
import { type LazyWithPreload, lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import type { DeskScreen } from './desk-address';
import type { EnterRequestProps } from './entering/enter-request';

/** A part of the desk that is loaded when it is shown, with the texts of all such parts. */
function part<P extends object>(load: () => Promise<ComponentType<P>>): LazyWithPreload<P> {
  return lazyWithPreload<P>(async () => {
    const [{ DeskPartTexts }, Part] = await Promise.all([import('./desk-part-texts'), load()]);
    return function WithTexts(props: P) {
      return (
        <DeskPartTexts>
          <Part {...props} />
        </DeskPartTexts>
      );
    };
  });
}

export const screenParts: Readonly<Record<DeskScreen, LazyWithPreload<EnterRequestProps>>> = {
  enter: part(async () => (await import('./entering/enter-request')).EnterRequest),
  meeting: part(async () => (await import('./meeting/prayer-meeting')).PrayerMeeting),
  reminder: part(async () => (await import('./weekly-reminder')).WeeklyReminder),
};

export const AccountChangesNotice = part(async () => (await import('./account-changes-notice')).AccountChangesNotice);
export const ContactWays = part(async () => (await import('./contact-ways')).ContactWays);
export const EnteredBy = part(async () => (await import('./entering/entered-by')).EnteredBy);
export const FindRequests = part(async () => (await import('./find-requests')).FindRequests);
export const MeetingChoice = part(async () => (await import('./meeting/meeting-choice')).MeetingChoice);
export const NextStep = part(async () => (await import('./next-step')).NextStep);
export const ScreenLinks = part(async () => (await import('./screen-links')).ScreenLinks);
export const SpamControls = part(async () => (await import('./spam/spam-controls')).SpamControls);
export const SpamDeleted = part(async () => (await import('./spam/spam-deleted')).SpamDeleted);
