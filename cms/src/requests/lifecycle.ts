import type { Core } from '@strapi/strapi';
import { mailSettings } from '../mail';
import type { Job } from '../lib/schedule';
import { closeContentManagerRoutes } from './access/closed-routes';
import { countNoEntries, hideConfidentialRequests, registerConditions } from './access/confidential-requests';
import { hideConfidentialFields, refuseConfidentialQueries } from './access/hidden-fields';
import { closeInternalTables, protectReadOnlyTables, requireSignedInAccount } from './access/closed-tables';
import { openRequestsInContentManager } from './access/opened-requests';
import { countRevisions } from './access/request-revisions';
import { hideRowNumbers } from './access/row-numbers';
import { preventRequestDeletion, protectSubmittedFields, suppressRequestEvents } from './access/submitted-requests';
import { handBackWhenMembersLeave } from './desk/departed-members';
import { endMeetings, removeHiddenFromMeeting } from './desk/prayer-meeting';
import { encryptRequestsAtRest } from './encryption/request-encryption';
import { encryptStoredRequests } from './encryption/stored-requests';
import { submissionSettings } from './intake/settings';
import { sendMailsOnRelease } from './notifications/mails-on-release';
import { queueUntouchedMail } from './notifications/queue-untouched-mail';
import { queueWaitingDigest } from './notifications/queue-waiting-digest';
import { queueWeeklyReminder } from './notifications/queue-weekly-reminder';
import { applyRetention } from './retention/retention-job';

export function register(strapi: Core.Strapi): void {
  // Document middlewares, outermost first. Forbidden fields are removed before mails depend on them.
  protectSubmittedFields(strapi);
  sendMailsOnRelease(strapi);
  hideConfidentialFields(strapi);

  // Content manager routes, outermost first. Decryption comes last, after Strapi's own checks.
  closeContentManagerRoutes(strapi);
  hideRowNumbers(strapi);
  openRequestsInContentManager(strapi);
}

export async function bootstrap(strapi: Core.Strapi): Promise<void> {
  // A start without the secret or with wrong keys fails here, before anything is changed.
  submissionSettings(strapi);
  await encryptStoredRequests(strapi);

  // Database subscribers run in this order. Access checks come before encryption, so that they see plain data.
  closeInternalTables(strapi);
  requireSignedInAccount(strapi);
  hideConfidentialRequests(strapi);
  countNoEntries(strapi);
  refuseConfidentialQueries(strapi);
  preventRequestDeletion(strapi);
  protectReadOnlyTables(strapi);
  encryptRequestsAtRest(strapi);
  countRevisions(strapi);
  suppressRequestEvents(strapi);
  removeHiddenFromMeeting(strapi);

  // These requests are changed like others, so the subscribers above come first.
  await handBackWhenMembersLeave(strapi);
  await registerConditions(strapi);
}

export function jobs(strapi: Core.Strapi): readonly Job[] {
  const mail = mailSettings(strapi);
  return [
    applyRetention(strapi),
    endMeetings,
    ...(mail === null ? [] : [queueWaitingDigest(mail), queueUntouchedMail(mail), queueWeeklyReminder(mail)]),
  ];
}
