import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BackupState, backupStateFile, type Manifest, parseBackupState } from '../../cms/src/contracts/backup';
import { lockFile } from '../lib/sqlite';
import { Refusal } from '../lib/refusal';
import { lookIntoPostgres, lookIntoSqlite } from '../lib/stored-database';
import { openStoredFiles, withPlainErrors } from '../lib/stored-files';
import { dumpPostgres } from './postgres';
import { archiveName, outdated } from './rotation';
import type { BackupSettings } from './settings';
import { dumpSqlite } from './sqlite';
import { writeArchive } from './write-archive';

const nothing: BackupState = { succeededAt: null, failedAt: null };

export function readState(dataDir: string): BackupState {
  const file = join(dataDir, backupStateFile);
  if (!existsSync(file)) return nothing;
  return parseBackupState(readFileSync(file, 'utf8')) ?? nothing;
}

function recordState(dataDir: string, change: Partial<BackupState>): void {
  const file = join(dataDir, backupStateFile);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...readState(dataDir), ...change })}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly manifest: Manifest;
  /** The archives that were deleted because later ones took their place. */
  readonly deleted: readonly string[];
}

/** An empty backup would push out those that hold something. */
async function refuseWithoutContent({ root, dataDir, database }: BackupSettings): Promise<void> {
  const found = database.kind === 'sqlite' ? lookIntoSqlite(root, dataDir) : await lookIntoPostgres(root, database.url);
  if (found === 'filled') return;
  throw new Refusal('There is no database with content to back up. Is DATA_DIR, or DATABASE_URL, that of the site?');
}

async function writeInto(working: string, settings: BackupSettings, now: Date): Promise<Omit<Backup, 'deleted'>> {
  const { root, dataDir, backupDir, bucket, key, database } = settings;
  const uploads = await openStoredFiles(dataDir, bucket);
  const [dump, archive] = [join(working, 'database'), join(working, 'archive')];
  const tables =
    database.kind === 'sqlite'
      ? await dumpSqlite(root, database.file, dump)
      : await dumpPostgres(root, database.url, dump);
  const path = database.kind === 'sqlite' ? 'database.sqlite' : 'database.dump';
  const content = {
    createdAt: now.toISOString(),
    database: { kind: database.kind, path, file: dump },
    tables,
    uploads,
  };
  const manifest = await withPlainErrors(() => writeArchive(archive, content, key));
  // Renamed when it is whole, so that there never is half an archive under its name.
  const file = join(backupDir, archiveName(now, key !== undefined));
  renameSync(archive, file);
  return { file, bytes: statSync(file).size, manifest };
}

function deleteOutdated(backupDir: string): string[] {
  const names = outdated(readdirSync(backupDir));
  for (const name of names) rmSync(join(backupDir, name));
  return names;
}

/** That another backup is being written is no failure. Everything else is: a disk that is not there, or no right to it. */
function openFolder({ root, dataDir, backupDir }: BackupSettings, now: Date): () => void {
  try {
    mkdirSync(backupDir, { recursive: true, mode: 0o700 });
    return lockFile(root, join(backupDir, 'backup.lock'), `Another backup is being written to ${backupDir}.`);
  } catch (error) {
    if (!(error instanceof Refusal)) recordState(dataDir, { failedAt: now.toISOString() });
    throw error;
  }
}

/** Writes one archive while the site runs. Whether it succeeded is recorded, for the panel and the mails of the CMS. */
export async function makeBackup(settings: BackupSettings, now = new Date()): Promise<Backup> {
  const { dataDir, backupDir } = settings;
  if (!existsSync(dataDir)) throw new Refusal(`${dataDir} does not exist: set DATA_DIR to the folder of the site.`);
  const release = openFolder(settings, now);
  const working = join(backupDir, '.working');
  try {
    // What a backup that was cut off left behind.
    rmSync(working, { recursive: true, force: true });
    mkdirSync(working, { mode: 0o700 });
    await refuseWithoutContent(settings);
    const written = await writeInto(working, settings, now);
    const deleted = deleteOutdated(backupDir);
    recordState(dataDir, { succeededAt: now.toISOString() });
    return { ...written, deleted };
  } catch (error) {
    recordState(dataDir, { failedAt: now.toISOString() });
    throw error;
  } finally {
    rmSync(working, { recursive: true, force: true });
    release();
  }
}
