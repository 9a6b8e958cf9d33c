import type { Core } from '@strapi/strapi';
import { closeContentManagerRoutes } from './access/closed-routes';
import { registerConditions } from './access/conditions';
import { hideConfidentialRequests, excludeConfidentialFromHomepage } from './access/confidential-requests';
import { hideConfidentialFields, refuseConfidentialQueries } from './access/hidden-fields';
import { closeInternalTables } from './access/internal-tables';
import { openRequestsInContentManager } from './access/opened-requests';
import { denyRequestsToApiTokens } from './access/api-tokens';
import { protectReadOnlyTables } from './access/read-only-tables';
import { countRevisions } from './access/request-revisions';
import { hideRowNumbers } from './access/row-numbers';
import { protectSubmittedFields, preventRequestDeletion, suppressRequestEvents } from './access/submitted-requests';
import { handBackWhenMembersLeave } from './desk/departed-members';
import { removeHiddenFromMeeting } from './desk/prayer-meeting';
import { encryptRequestsAtRest } from './encryption/requests-at-rest';
import { encryptStoredRequests } from './encryption/stored-requests';
import { submissionSettings } from './intake/settings';
import { sendMailsOnRelease } from './mail/mails-on-release';
import { setUpMail } from './mail/set-up-mail';

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
  setUpMail(strapi);

  // Database subscribers run in this order. Access checks come before encryption, so that they see plain data.
  closeInternalTables(strapi);
  denyRequestsToApiTokens(strapi);
  hideConfidentialRequests(strapi);
  excludeConfidentialFromHomepage(strapi);
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
