import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { type BackupState, parseBackupState, problemOf } from '../../contracts/backup';
import { utcDay } from '../../contracts/day';
import { codeOf } from '../../contracts/watching';
import { type MailSettings, mailAccount } from '../../mail';
import type { Job } from '../../lib/schedule';
import { alertedAccounts } from '../accounts/alerted-accounts';

export type BackupSettings = { stateFile: string };

/** Null before the first backup. It is a file, so that a backup of a database that is down can be recorded too. */
export async function readBackupState(strapi: Core.Strapi): Promise<BackupState | null> {
  const { stateFile }: BackupSettings = strapi.config.get('site.backup');
  try {
    return parseBackupState(await readFile(stateFile, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Tells the super admins, once a day until it is mended. A site that never made a backup is told so in the panel alone. */
export function queueBackupAlert({ pollMs }: MailSettings): Job {
  return {
    name: 'backup-alert',
    everyMs: 12 * pollMs,
    async run(strapi: Core.Strapi, now) {
      const state = await readBackupState(strapi);
      const problem = problemOf(state, now);
      if (problem !== 'failed' && problem !== 'overdue') return;
      const day = utcDay(now);
      for (const account of await alertedAccounts(strapi)) {
        await mailAccount(strapi, account, {
          key: `backup ${problem} on ${day}`,
          template: 'backup-alert',
          parameters: { problem, succeededAt: state?.succeededAt ?? null },
        });
      }
    },
  };
}
