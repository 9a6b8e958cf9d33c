import type { Core } from '@strapi/strapi';
import { dayMs } from '../../contracts/day';
import { builtInLocale, type Locale } from '../../contracts/language';
import { runAsSystem } from '../../lib/viewer';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { normalizeMailbox, mailSettings, outboxUid, mailAccount, queueMail } from '../../mail';
import { mailboxDigest } from '../intake/digest';
import { kindOf, type RequestUid } from '../request-uids';
import { submissionSettings } from '../intake/settings';
import { teamMembers } from './team-members';

export type ArrivedRequest = {
  uid: RequestUid;
  reference: string;
  language: Locale;
  email: string;
  urgent: boolean;
  confidential: boolean;
};

/** The maximum number of confirmations to one mailbox per day, so that nobody can flood another person's mailbox. */
const confirmationsADay = 3;

async function tellTeam(strapi: Core.Strapi, { uid, reference, urgent, confidential }: ArrivedRequest): Promise<void> {
  for (const member of await teamMembers(strapi)) {
    if (confidential && !member.readsConfidential) continue;
    await mailAccount(strapi, member, {
      key: `new request ${reference}`,
      template: 'new-request',
      parameters: { kind: kindOf(uid), reference, urgent },
      reference,
    });
  }
}

async function confirm(strapi: Core.Strapi, { uid, reference, language, email }: ArrivedRequest): Promise<void> {
  const digest = mailboxDigest(submissionSettings(strapi).secret, normalizeMailbox(email));
  await withAdvisoryLock(strapi, `confirmations ${digest}`, async () => {
    const lately = { mailboxDigest: digest, queuedAt: { $gt: new Date(Date.now() - dayMs) } };
    if ((await strapi.db.query(outboxUid).count({ where: lately })) >= confirmationsADay) return;
    await queueMail(strapi, {
      key: `confirmation ${reference}`,
      to: email,
      language: builtInLocale(language),
      template: 'confirmation',
      parameters: { kind: kindOf(uid), reference },
      reference,
      mailboxDigest: digest,
    });
  });
}

/** Each mail is queued once, however often this is called, in the transaction that stores or releases the request. */
export async function queueRequestMails(
  strapi: Core.Strapi,
  request: ArrivedRequest,
  { confirms = true }: { confirms?: boolean } = {},
): Promise<void> {
  if (mailSettings(strapi) === null) return;
  await runAsSystem(async () => {
    await tellTeam(strapi, request);
    if (confirms) await confirm(strapi, request);
  });
}

const tenMinutesMs = 10 * 60_000;

/** Urgent requests go to spam only in a flood. At most every ten minutes; call it in the request's transaction. */
export async function queueSpamAlert(
  strapi: Core.Strapi,
  { confidential }: { confidential: boolean },
  now: number,
): Promise<void> {
  if (mailSettings(strapi) === null) return;
  const since = new Date(now - (now % tenMinutesMs)).toISOString();
  for (const member of await teamMembers(strapi)) {
    if (confidential && !member.readsConfidential) continue;
    await mailAccount(strapi, member, {
      key: `urgent spam since ${since}`,
      template: 'spam-alert',
      parameters: {},
    });
  }
}
