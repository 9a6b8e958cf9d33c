import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { backupStateFile } from '../src/api/backup/contract';
import type { BackupSettings } from '../src/panel';

export default ({ env }: Core.Config.Shared.ConfigParams): BackupSettings => ({
  stateFile: join(resolve(env('DATA_DIR', '../.data')), backupStateFile),
});
