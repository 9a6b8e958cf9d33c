import type { Core } from '@strapi/strapi';
import { weekOf } from '../../contracts/day';
import { requestKinds } from '../../contracts/prayer-desk';
import { type MailSettings, mailAccount } from '../../mail';
import type { Job } from '../../lib/schedule';
import { isWaiting } from '../desk/request-views';
import { countRequests } from '../desk/stored-request';
import { takeDueReminders } from '../desk/weekly-reminder';

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
    async run(strapi, now) {
      if (new Date(now).getUTCHours() < digestHour) return;
      const week = weekOf(now);
      for (const member of await takeDueReminders(strapi, week)) {
        const waiting = await countWaiting(strapi, member);
        if (waiting === 0) continue;
        await mailAccount(strapi, member, {
          key: `reminder of ${week}`,
          template: 'weekly-reminder',
          parameters: { waiting },
        });
      }
    },
  };
}
