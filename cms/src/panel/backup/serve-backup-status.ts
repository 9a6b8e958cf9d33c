import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type BackupStatus, backupStatusPath, problemOf } from '../../api/backup/contract';
import { readBackupState } from './backup-state';

/** Says at the panel's home how old the last backup is. */
export function serveBackupStatus(strapi: Core.Strapi): void {
  strapi.server.api('admin').routes([
    {
      method: 'GET',
      path: backupStatusPath,
      handler: async (ctx: Context) => {
        const state = await readBackupState(strapi);
        const status: BackupStatus = {
          succeededAt: state?.succeededAt ?? null,
          problem: problemOf(state, Date.now()),
        };
        ctx.body = status;
      },
      config: { policies: ['global::site-editor'] },
    },
  ]);
}
