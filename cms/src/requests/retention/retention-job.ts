import type { Core } from '@strapi/strapi';
import type { Job } from '../../lib/schedule';
import { mailAccount } from '../../mail';
import { teamMembers } from '../notifications/team-members';
import { kindOf, requestRows, type RequestUid, requestUids } from '../request-uids';
import { deleteRequests } from './delete-requests';
import {
  daysBefore,
  deletionDay,
  isDueForDeletion,
  isExpiring,
  retentionColumns,
  retentionSettings,
  type RetentionSettings,
  spamDays,
  warningDays,
} from './deletion-day';

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
async function warnTeam(strapi: Core.Strapi, settings: RetentionSettings, now: number): Promise<void> {
  const expiring = [];
  for (const uid of requestUids) expiring.push(...(await takeExpiring(strapi, uid, settings, now)));
  expiring.sort((one, other) => (one.deletedOn < other.deletedOn ? -1 : 1));

  for (const member of await teamMembers(strapi)) {
    const known = expiring.filter(({ confidential }) => member.readsConfidential || !confidential);
    const [first] = known;
    if (first === undefined) continue;
    await mailAccount(strapi, member, {
      key: `expiring ${first.reference}`,
      template: 'expiring-requests',
      parameters: { requests: known.map(({ kind, reference, deletedOn }) => ({ kind, reference, deletedOn })) },
    });
  }
}

async function deleteDue(strapi: Core.Strapi, settings: RetentionSettings, now: number): Promise<void> {
  const aged = {
    $or: [
      { closedAt: { $lte: daysBefore(now, settings.afterClosingDays) } },
      { receivedAt: { $lte: daysBefore(now, settings.longestDays) } },
      { spam: true, receivedAt: { $lte: daysBefore(now, spamDays) } },
    ],
  };
  for (const uid of requestUids) {
    const rows = await requestRows(strapi, uid, retentionColumns, { where: aged });
    const due = rows.filter((row) => isDueForDeletion(row, settings, now));
    const spam = due.filter((request) => request.spam);
    const others = due.filter((request) => !request.spam);
    const closed = others.filter(({ closedAt }) => closedAt !== null);
    const unanswered = others.filter(({ closedAt }) => closedAt === null);
    await deleteRequests(strapi, uid, spam, 'spam');
    await deleteRequests(strapi, uid, closed, 'closed');
    await deleteRequests(strapi, uid, unanswered, 'unanswered');
  }
}

export function applyRetention(strapi: Core.Strapi): Job {
  const settings = retentionSettings(strapi);
  return {
    name: 'retention',
    everyMs: settings.checkEveryMs,
    async run(_strapi, now) {
      await deleteDue(strapi, settings, now);
      await warnTeam(strapi, settings, now);
    },
  };
}
