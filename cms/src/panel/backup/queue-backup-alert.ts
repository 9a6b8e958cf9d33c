import type { Core } from '@strapi/strapi';
import { mailedAccounts } from '../../lib/account';
import { utcDay } from '../../api/day/contract';
import { problemOf } from '../../api/backup/contract';
import type { MailSettings } from '../../lib/mail/settings';
import { table } from '../../lib/table';
import { superAdminCode } from '../../lib/role-codes';
import type { Job } from '../../lib/schedule';
import { queueMail } from '../../requests';
import { readBackupState } from './backup-state';

/** Tells the super admins, once a day until it is mended. A site that never made a backup is told so in the panel alone. */
export function queueBackupAlert({ pollMs }: MailSettings): Job {
  return {
    name: 'backup-alert',
    everyMs: 12 * pollMs,
    transactions: 'one transaction',
    async run(strapi: Core.Strapi, now) {
      const state = await readBackupState(strapi);
      const problem = problemOf(state, now);
      if (problem !== 'failed' && problem !== 'overdue') return;
      const day = utcDay(now);
      const accounts = await table(strapi, 'admin::user').findMany({
        where: { isActive: true, roles: { code: superAdminCode } },
        orderBy: { id: 'asc' },
      });
      for (const { id, email, language } of mailedAccounts(accounts)) {
        await queueMail(strapi, {
          key: `backup ${problem} on ${day} for account ${id}`,
          to: email,
          language,
          template: 'backup-alert',
          parameters: { problem, succeededAt: state?.succeededAt ?? null },
        });
      }
    },
  };
}
