import type { Core } from '@strapi/strapi';
import { dayMs } from '../../api/day/contract';
import { requestKinds, type RequestKind } from '../../api/prayer-desk/contract';
import { isOpen } from '../desk/request-views';
import type { Where } from '../desk/stored-request';
import type { Row } from '../../lib/table';
import { requestRows } from '../request-rows';
import { type RequestUid, uidOfKind } from '../request-uids';

const untouchedMs = 3 * dayMs;

export type UntouchedRequest = {
  kind: RequestKind;
  reference: string;
  confidential: boolean;
  /** When it had rested for three days. */
  since: number;
};

const columns = ['reference', 'receivedAt', 'touchedAt', 'followUpOn'] as const;

/**
 * A prayer request comes round again by itself, so it is forgotten only with a follow-up or a wish to hear from the
 * team.
 */
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
export async function findUntouched(strapi: Core.Strapi, now: number): Promise<UntouchedRequest[]> {
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
