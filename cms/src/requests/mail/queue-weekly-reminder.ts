import type { Core } from '@strapi/strapi';
import { weekOf } from '../../api/day/contract';
import { requestKinds } from '../../api/prayer-desk/contract';
import type { MailSettings } from '../../lib/mail/settings';
import type { Job } from '../../lib/schedule';
import { isWaiting } from '../desk/request-views';
import { countRequests } from '../desk/stored-request';
import { takeDueReminders } from '../desk/weekly-reminder';
import { queueMail } from './queue-mail';

/** The number of requests that wait at the desk, without those that this member may not read. */
async function countWaiting(strapi: Core.Strapi, { readsConfidential }: { readsConfidential: boolean }) {
  const counts = await Promise.all(
    requestKinds.map((kind) =>
      countRequests(strapi, kind, {
        ...isWaiting(kind),
        spam: false,
        ...(kind === 'prayer' && !readsConfidential && { confidential: false }),
      }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Queues the weekly mail of each member who switched it on, on Monday, unless nobody waits. */
export function queueWeeklyReminder({ digestHour, pollMs }: MailSettings): Job {
  return {
    name: 'weekly-reminder',
    everyMs: 12 * pollMs,
    transactions: 'one transaction',
    async run(strapi, now) {
      if (new Date(now).getUTCHours() < digestHour) return;
      const week = weekOf(now);
      for (const member of await takeDueReminders(strapi, week)) {
        const waiting = await countWaiting(strapi, member);
        if (waiting === 0) continue;
        await queueMail(strapi, {
          key: `reminder of ${week} for account ${member.id}`,
          to: member.email,
          language: member.language,
          template: 'weekly-reminder',
          parameters: { waiting },
        });
      }
    },
  };
}
