import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dayMs, utcDay } from '../../contracts/day';
import { requestKinds, type RequestKind } from '../../contracts/prayer-desk';
import { type MailSettings, mailAccount } from '../../mail';
import type { Job } from '../../lib/schedule';
import type { Row } from '../../lib/table';
import { isOpen } from '../desk/request-views';
import type { Where } from '../desk/stored-request';
import { teamMembers } from './team-members';
import { requestRows, type RequestUid, uidOfKind } from '../request-uids';

const untouchedMs = 3 * dayMs;

type UntouchedRequest = {
  kind: RequestKind;
  reference: string;
  confidential: boolean;
  /** When it had rested for three days. */
  since: number;
};

const columns = ['reference', 'receivedAt', 'touchedAt', 'followUpOn'] as const;

/** Prayer requests come round again: only a follow-up or a wish to hear from the team can be forgotten. */
const needsSomebody: Readonly<Record<RequestKind, Where>> = {
  prayer: {
    $or: [
      { prayerCount: 0 },
      { contactMe: true },
      { assigneeId: { $notNull: true } },
      { followUpOn: { $notNull: true } },
      { reviewStatus: 'follow-up' },
    ],
  },
  contact: {},
  counseling: {},
};

/** Until the day of its follow-up, a request rests because somebody has planned it so. */
function idleSince({ receivedAt, touchedAt, followUpOn }: Pick<Row<RequestUid>, (typeof columns)[number]>): number {
  return Math.max(Date.parse(touchedAt ?? receivedAt), followUpOn === null ? 0 : Date.parse(followUpOn));
}

/** Open requests that nobody has touched for three days, the longest untouched first. */
async function findUntouched(strapi: Core.Strapi, now: number): Promise<UntouchedRequest[]> {
  const found = await Promise.all(
    requestKinds.map(async (kind): Promise<UntouchedRequest[]> => {
      const rows = await requestRows(strapi, uidOfKind(kind), columns, {
        where: {
          $and: [isOpen, { spam: false, receivedAt: { $lte: new Date(now - untouchedMs) } }, needsSomebody[kind]],
        },
      });
      return rows.map((row) => ({
        kind,
        reference: row.reference,
        confidential: row.confidential,
        since: idleSince(row) + untouchedMs,
      }));
    }),
  );
  return found
    .flat()
    .filter(({ since }) => since <= now)
    .sort((one, other) => one.since - other.since);
}

/** Stored in the database, so that several replicas send one mail a day between them. */
const toldStore = { type: 'core', name: 'untouched-requests' };

const toldSchema = v.nullable(v.object({ day: v.string(), until: v.number() }));

/** Queues a daily mail for each team lead, if requests have become untouched since the last one. */
export function queueUntouchedMail({ digestHour, pollMs }: MailSettings): Job {
  return {
    name: 'untouched-requests',
    everyMs: 12 * pollMs,
    async run(strapi, now) {
      const today = utcDay(now);
      const store = strapi.store(toldStore);
      const told = v.parse(toldSchema, await store.get({ key: 'told' }));
      if (new Date(now).getUTCHours() < digestHour || told?.day === today) return;
      const leads = (await teamMembers(strapi)).filter(({ isLead }) => isLead);
      // Whoever becomes the first lead hears of everything.
      if (leads.length === 0) return;
      await store.set({ key: 'told', value: { day: today, until: now } });

      const untouched = await findUntouched(strapi, now);
      for (const lead of leads) {
        const known = untouched.filter(({ confidential }) => lead.readsConfidential || !confidential);
        const added = known.filter(({ since }) => since > (told?.until ?? 0));
        if (added.length === 0) continue;
        await mailAccount(strapi, lead, {
          key: `untouched on ${today}`,
          template: 'untouched-requests',
          parameters: {
            requests: added.map(({ kind, reference }) => ({ kind, reference })),
            earlier: known.length - added.length,
          },
        });
      }
    },
  };
}
