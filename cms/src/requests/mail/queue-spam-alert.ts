import type { Core } from '@strapi/strapi';
import { mailSettings } from '../../lib/mail/settings';
import { queueMail } from './queue-mail';
import { teamMembers } from './team-members';

const tenMinutes = 10 * 60_000;

/**
 * Urgent requests go to spam only in a flood. Sent at most every ten minutes; call it in the request's transaction.
 */
export async function queueSpamAlert(
  strapi: Core.Strapi,
  { confidential }: { confidential: boolean },
  now: number,
): Promise<void> {
  if (mailSettings(strapi) === null) return;
  const since = new Date(now - (now % tenMinutes)).toISOString();
  for (const { id, email, language, readsConfidential } of await teamMembers(strapi)) {
    if (confidential && !readsConfidential) continue;
    await queueMail(strapi, {
      key: `urgent spam since ${since} for account ${id}`,
      to: email,
      language,
      template: 'spam-alert',
      parameters: {},
    });
  }
}
