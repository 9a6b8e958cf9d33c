import type { Core } from '@strapi/strapi';
import { dayMs, utcDay } from '../../api/day/contract';
import type { SpamReason } from '../../api/prayer-desk/contract';
import type { MailSettings } from '../../lib/mail/settings';
import type { Job } from '../../lib/schedule';
import { requestRows } from '../request-rows';
import { kindOf, requestUids, type RequestUid } from '../request-uids';
import { queueMail } from './queue-mail';
import { teamMembers } from './team-members';
import type { WaitingRequest } from './templates/waiting-digest';

type Waiting = WaitingRequest & {
  receivedAt: string;
  confidential: boolean;
  spam: boolean;
  spamReason: SpamReason | null;
};

/** Nothing in these looks automated: a crowd of people is caught for the same reasons as a flood. */
const reasonsOfVolume: readonly (SpamReason | null)[] = ['same-text', 'many-at-once'];

/** Spam that a person may have sent, and that nobody has looked through for a day. */
function looksReal({ spam, spamReason, receivedAt }: Waiting, now: number): boolean {
  return spam && reasonsOfVolume.includes(spamReason) && Date.parse(receivedAt) <= now - dayMs;
}

/** New requests. Confidential fields are not read. */
async function waitingOfKind(strapi: Core.Strapi, uid: RequestUid): Promise<Waiting[]> {
  const fields = ['reference', 'receivedAt', 'urgent', 'spam', 'spamReason'] as const;
  const rows = await requestRows(strapi, uid, fields, { where: { reviewStatus: 'new' } });
  return rows.map((row) => ({ ...row, kind: kindOf(uid), receivedOn: utcDay(new Date(row.receivedAt)) }));
}

function byUrgencyAndAge(one: Waiting, other: Waiting): number {
  return Number(other.urgent) - Number(one.urgent) || (one.receivedAt < other.receivedAt ? -1 : 1);
}

/** Stored in the database, so that several replicas send one digest a day between them. */
const dayStore = { type: 'core', name: 'waiting-digest' };

/** Queues a daily digest for each team member of the waiting requests that the member may see. */
export function queueWaitingDigest({ digestHour, pollMs }: MailSettings): Job {
  return {
    name: 'waiting-digest',
    everyMs: 12 * pollMs,
    transactions: 'one transaction',
    async run(strapi, now) {
      const today = utcDay(now);
      const store = strapi.store(dayStore);
      if (new Date(now).getUTCHours() < digestHour || (await store.get({ key: 'day' })) === today) return;
      await store.set({ key: 'day', value: today });

      const kinds = await Promise.all(requestUids.map((uid) => waitingOfKind(strapi, uid)));
      const waiting = kinds.flat().sort(byUrgencyAndAge);
      for (const { id, email, language, readsConfidential } of await teamMembers(strapi)) {
        const known = waiting.filter(({ confidential }) => readsConfidential || !confidential);
        if (known.length === 0) continue;
        await queueMail(strapi, {
          key: `waiting on ${today} for account ${id}`,
          to: email,
          language,
          template: 'waiting-digest',
          parameters: {
            requests: known
              .filter(({ spam }) => !spam)
              .map(({ kind, reference, urgent, receivedOn }) => ({ kind, reference, urgent, receivedOn })),
            spam: known.filter(({ spam }) => spam).length,
            looksReal: known.filter((request) => looksReal(request, now)).length,
          },
        });
      }
    },
  };
}
