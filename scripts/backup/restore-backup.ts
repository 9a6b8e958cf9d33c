import { createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '../../cms/src/contracts/backup';
import type { FileStore } from '../../cms/src/lib/file-store/file-store';
import { credentialsFile } from '../lib/credentials';
import { Refusal } from '../lib/refusal';
import { lookIntoSqlite } from '../lib/stored-database';
import { hashIn, openStoredFiles, withPlainErrors } from '../lib/stored-files';
import { countPostgresRows, emptyPostgres, isPostgresEmpty, loadPostgres } from './postgres';
import { readArchive } from './read-archive';
import type { BackupSettings } from './settings';
import { countSqliteRows } from './sqlite';

/** Empty but for secrets and backups, which have to be there. */
export async function refuseUnlessEmpty(settings: BackupSettings): Promise<void> {
  const { root, dataDir, uploads, bucket, database } = settings;
  const databaseIsEmpty =
    database.kind === 'sqlite' ? lookIntoSqlite(root, dataDir) !== 'filled' : await isPostgresEmpty(root, database.url);
  if (!databaseIsEmpty) {
    throw new Refusal('The database is not empty. A backup is restored into an empty one: nothing was changed.');
  }
  if (bucket !== undefined) {
    const store = await openStoredFiles(dataDir, bucket);
    for await (const { path } of store.list()) {
      throw new Refusal(
        `There are files in ${store.name}, such as ${path}. Set S3_BUCKET or S3_PREFIX to an empty place, or remove them: nothing was changed.`,
      );
    }
  }
  const hasUploads = existsSync(uploads) && readdirSync(uploads).length > 0;
  const found = hasUploads ? uploads : credentialsFile(dataDir);
  if (!hasUploads && !existsSync(found)) return;
  throw new Refusal(`${found} is there already. Set DATA_DIR to a new folder, or move that away: nothing was changed.`);
}

function refuseOtherKind({ database }: Manifest, settings: BackupSettings): void {
  if (database.kind === settings.database.kind) return;
  throw new Refusal(
    database.kind === 'sqlite'
      ? 'The backup holds an SQLite database: take DATABASE_URL away.'
      : 'The backup holds a PostgreSQL database: set DATABASE_URL to an empty one.',
  );
}

function refuseOtherCounts(expected: Manifest['tables'], found: Manifest['tables']): void {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const differing = [...names].filter((name) => expected[name] !== found[name]);
  if (differing.length > 0) throw new Refusal(`Rows are missing, or too many, in ${differing.join(', ')}.`);
}

const pathOf = (archived: string): string => archived.replace(/^uploads\//, '');

/** Reads each file back, because a bucket says no more than that it has taken it. */
async function fillBucket(store: FileStore, staging: string, { uploads }: Manifest): Promise<void> {
  for (const { path, sha256 } of uploads) {
    await store.write(pathOf(path), createReadStream(join(staging, path)));
    if ((await hashIn(store, pathOf(path))) === sha256) continue;
    throw new Refusal(`${path} did not arrive in ${store.name} as it was sent. Try again.`);
  }
}

async function putUploads(staging: string, manifest: Manifest, settings: BackupSettings): Promise<void> {
  const { dataDir, uploads, bucket } = settings;
  if (bucket !== undefined) {
    const store = await openStoredFiles(dataDir, bucket);
    await withPlainErrors(() => fillBucket(store, staging, manifest));
    return;
  }
  mkdirSync(join(staging, 'uploads'), { recursive: true });
  mkdirSync(dirname(uploads), { recursive: true, mode: 0o700 });
  rmSync(uploads, { recursive: true, force: true });
  renameSync(join(staging, 'uploads'), uploads);
}

async function installBackup(staging: string, manifest: Manifest, settings: BackupSettings): Promise<void> {
  const { root, database } = settings;
  const stored = join(staging, manifest.database.path);
  // Before the database: interrupted in between, it is no site that could start, and the next try refuses it.
  await putUploads(staging, manifest, settings);
  if (database.kind === 'postgres') {
    await loadPostgres(database.url, stored);
    refuseOtherCounts(manifest.tables, await countPostgresRows(root, database.url));
  } else {
    refuseOtherCounts(manifest.tables, countSqliteRows(root, stored));
    renameSync(stored, database.file);
  }
}

/** Of a bucket, only what the archive has put there. */
async function emptyAgain(manifest: Manifest, settings: BackupSettings): Promise<void> {
  const { root, dataDir, uploads, bucket, database } = settings;
  if (database.kind === 'postgres') await emptyPostgres(root, database.url);
  else for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(`${database.file}${suffix}`, { force: true });
  if (bucket === undefined) rmSync(uploads, { recursive: true, force: true });
  else {
    const store = await openStoredFiles(dataDir, bucket);
    await withPlainErrors(async () => {
      for (const { path } of manifest.uploads) await store.remove(pathOf(path));
    });
  }
}

/** Some network file systems do not say. */
function freeBytesAt(folder: string): number {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

export interface RestoreOptions {
  readonly acceptsUnencrypted: boolean;
  readonly finish: (manifest: Manifest) => Promise<void>;
}

/** If anything fails, the site is left empty. */
export async function restoreBackup(
  file: string,
  settings: BackupSettings,
  { acceptsUnencrypted, finish }: RestoreOptions,
): Promise<Manifest> {
  await refuseUnlessEmpty(settings);
  const staging = join(settings.dataDir, '.restoring');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true, mode: 0o700 });
  try {
    const manifest = await readArchive(file, staging, {
      key: settings.key,
      acceptsUnencrypted,
      freeBytes: freeBytesAt(staging),
    });
    refuseOtherKind(manifest, settings);
    try {
      await installBackup(staging, manifest, settings);
      await finish(manifest);
    } catch (error) {
      await emptyAgain(manifest, settings);
      throw error;
    }
    return manifest;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
