import type { Core } from '@strapi/strapi';
import type { Job } from '../lib/schedule';
import { deliverMails } from './deliver-mails';
import { forgetOldMails } from './outbox-rows';
import { mailSettings } from './settings';

export { normalizeMailbox } from './mailer';
export { mailAccount, outboxUid, queueMail, readDelivery, readOutbox } from './outbox-rows';
export { setUpMail as bootstrap } from './set-up-mail';
export { mailSettings, type MailEnvironment, type MailSettings } from './settings';
export { sendTestMail } from './test-mail';
export type { Language } from './templates/mail-template';
export type { WaitingRequest } from './templates/waiting-digest';

export function jobs(strapi: Core.Strapi): readonly Job[] {
  const settings = mailSettings(strapi);
  return settings === null ? [forgetOldMails] : [forgetOldMails, deliverMails(settings)];
}
