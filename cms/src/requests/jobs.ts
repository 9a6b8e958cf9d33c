import type { Core } from '@strapi/strapi';
import { endMeetings } from './desk/prayer-meeting';
import { deliverMails } from './mail/deliver-mails';
import { forgetOldMails } from './mail/outbox-rows';
import { queueWaitingDigest } from './mail/queue-waiting-digest';
import { queueWeeklyReminder } from './mail/queue-weekly-reminder';
import { applyRetention } from './retention/retention-job';
import { mailSettings } from '../lib/mail/settings';
import { queueUntouchedMail } from './mail/queue-untouched-mail';
import type { Job } from '../lib/schedule';

export function jobs(strapi: Core.Strapi): readonly Job[] {
  const mail = mailSettings(strapi);
  return [
    applyRetention(strapi),
    forgetOldMails,
    endMeetings,
    ...(mail === null
      ? []
      : [deliverMails(mail), queueWaitingDigest(mail), queueUntouchedMail(mail), queueWeeklyReminder(mail)]),
  ];
}
