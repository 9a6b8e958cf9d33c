import type { Core } from '@strapi/strapi';
import { queueMail } from '../mail/queue-mail';
import { teamMembers } from '../mail/team-members';
import { requestRows } from '../request-rows';
import { kindOf, requestUids, type RequestUid } from '../request-uids';
import { daysBefore, deletionDay, isExpiring, retentionColumns } from './deletion-day';
import { warningDays, type RetentionSettings } from './settings';

async function takeExpiring(strapi: Core.Strapi, uid: RequestUid, settings: RetentionSettings, now: number) {
  const rows = await requestRows(strapi, uid, retentionColumns, {
    where: {
      closedAt: { $null: true },
      warnedAt: { $null: true },
      spam: false,
      receivedAt: { $lte: daysBefore(now, settings.longestDays - warningDays) },
    },
  });
  const expiring = rows.filter((row) => isExpiring(row, settings, now));
  const warnedAt = new Date(now);
  for (const { id } of expiring) await strapi.db.query(uid).updateMany({ where: { id }, data: { warnedAt } });
  return expiring.map((row) => ({
    kind: kindOf(uid),
    reference: row.reference,
    deletedOn: deletionDay({ ...row, warnedAt }, settings),
    confidential: row.confidential,
  }));
}

/** One mail to each member about all unanswered requests that are deleted within a month. */
export async function warnTeam(strapi: Core.Strapi, settings: RetentionSettings, now: number): Promise<void> {
  const expiring = [];
  for (const uid of requestUids) expiring.push(...(await takeExpiring(strapi, uid, settings, now)));
  expiring.sort((one, other) => (one.deletedOn < other.deletedOn ? -1 : 1));

  for (const { id, email, language, readsConfidential } of await teamMembers(strapi)) {
    const known = expiring.filter(({ confidential }) => readsConfidential || !confidential);
    const [first] = known;
    if (first === undefined) continue;
    await queueMail(strapi, {
      key: `expiring ${first.reference} for account ${id}`,
      to: email,
      language,
      template: 'expiring-requests',
      parameters: { requests: known.map(({ kind, reference, deletedOn }) => ({ kind, reference, deletedOn })) },
    });
  }
}
