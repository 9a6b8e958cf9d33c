import type { Core } from '@strapi/strapi';
import { dayMs, utcDay } from '../../contracts/day';
import type { SpamReason } from '../../contracts/prayer-desk';
import { type MailSettings, mailAccount, type WaitingRequest } from '../../mail';
import type { Job } from '../../lib/schedule';
import { kindOf, requestRows, type RequestUid, requestUids } from '../request-uids';
import { teamMembers } from './team-members';

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
    async run(strapi, now) {
      const today = utcDay(now);
      const store = strapi.store(dayStore);
      if (new Date(now).getUTCHours() < digestHour || (await store.get({ key: 'day' })) === today) return;
      await store.set({ key: 'day', value: today });

      const kinds = await Promise.all(requestUids.map((uid) => waitingOfKind(strapi, uid)));
      const waiting = kinds.flat().sort(byUrgencyAndAge);
      for (const member of await teamMembers(strapi)) {
        const known = waiting.filter(({ confidential }) => member.readsConfidential || !confidential);
        if (known.length === 0) continue;
        await mailAccount(strapi, member, {
          key: `waiting on ${today}`,
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
