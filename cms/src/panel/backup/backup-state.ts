import { readFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { codeOf } from '../../api/error-code/contract';
import { parseBackupState, type BackupState } from '../../api/backup/contract';

/** From `cms/config/backup.ts`. */
export type BackupSettings = { stateFile: string };

/** Null before the first backup. It is a file, so that a backup of a database that is down can be recorded too. */
export async function readBackupState(strapi: Core.Strapi): Promise<BackupState | null> {
  const { stateFile }: BackupSettings = strapi.config.get('backup');
  try {
    return parseBackupState(await readFile(stateFile, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
