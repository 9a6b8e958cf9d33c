import type { Core } from '@strapi/strapi';
import type { Job } from '../../lib/schedule';
import { requestUids } from '../request-uids';
import { deleteRequests } from './delete-requests';
import { daysBefore, isDueForDeletion } from './deletion-day';
import { findRequestDates } from './request-dates';
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
    const due = (await findRequestDates(strapi, uid, aged)).filter((row) => isDueForDeletion(row, settings, now));
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
