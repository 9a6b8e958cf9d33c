import type { Core } from '@strapi/strapi';
import type { Job } from '../../lib/schedule';
import { requestRows } from '../request-rows';
import { requestUids } from '../request-uids';
import { deleteRequests } from './delete-requests';
import { daysBefore, isDueForDeletion, retentionColumns } from './deletion-day';
import { retentionSettings, spamDays, type RetentionSettings } from './settings';
import { warnTeam } from './warn-team';

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

/** Deletes requests past their retention, and warns the team of upcoming deletions. */
export function applyRetention(strapi: Core.Strapi): Job {
  const settings = retentionSettings(strapi);
  return {
    name: 'retention',
    everyMs: settings.checkEveryMs,
    transactions: 'one transaction',
    async run(_strapi, now) {
      await deleteDue(strapi, settings, now);
      await warnTeam(strapi, settings, now);
    },
  };
}
