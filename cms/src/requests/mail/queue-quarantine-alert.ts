import type { Core } from '@strapi/strapi';
import { mailSettings } from '../../lib/mail/settings';
import { queueMail } from './queue-mail';
import { teamMembers } from './team-members';

const tenMinutes = 10 * 60_000;

/**
 * Tells the team that urgent requests are being quarantined, which happens only when very many arrive at once: each
 * member who may know of this one, and at most every ten minutes. Belongs in the transaction that stores the request.
 */
export async function queueQuarantineAlert(
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
      template: 'quarantine-alert',
      parameters: {},
    });
  }
}
