import { join, resolve } from 'node:path';
import type { BucketSettings } from '../../cms/src/lib/file-store/bucket-settings';
import { dataFolderOf, readSettings, type Variables } from '../lib/environment';
import { sqliteFile } from '../lib/stored-database';
import { bucketOf, uploadsFolderOf } from '../lib/stored-files';
import { requireStrongKey } from './encryption';

export interface BackupSettings {
  readonly root: string;
  readonly dataDir: string;
  readonly backupDir: string;
  readonly uploads: string;
  readonly bucket: BucketSettings | undefined;
  readonly key: string | undefined;
  readonly database:
    { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'postgres'; readonly url: string };
}

export function backupFolderOf(root: string, settings: Variables): string {
  const { BACKUP_DIR: given } = settings;
  return given === undefined ? join(dataFolderOf(root, settings), 'backups') : resolve(root, given);
}

export function readBackupSettings(root: string, given: Variables = process.env): BackupSettings {
  const settings = readSettings(root, given);
  const dataDir = dataFolderOf(root, settings);
  const { DATABASE_URL: url, BACKUP_KEY: key } = settings;
  return {
    root,
    dataDir,
    backupDir: backupFolderOf(root, settings),
    uploads: uploadsFolderOf(dataDir),
    bucket: bucketOf(settings),
    key: requireStrongKey(key),
    database: url === undefined ? { kind: 'sqlite', file: sqliteFile(dataDir) } : { kind: 'postgres', url },
  };
}
