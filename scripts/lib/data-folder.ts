import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../cms/src/contracts/watching';
import { credentialsFile } from './credentials';
import { lockDataFolder } from './sqlite';
import { dataFolderOf, readSettings, resolveEnvironment, type Environment, type Variables } from './environment';
import { Refusal } from './refusal';
import { missingSecrets, secretsFile } from './secrets';
import { lookIntoPostgres, lookIntoSqlite, sqliteFile, type StoredDatabase } from './stored-database';

/** A start stores no more than that before it serves. */
const neededBytes = 2 ** 20;

/** Tries it: rights, quotas and file systems differ too much to be reckoned with otherwise. */
function refuseUnwritable(dataDir: string): void {
  const probe = join(dataDir, `.writable-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, Buffer.alloc(neededBytes), { flush: true });
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) {
      throw new Refusal(
        `The disk that holds ${dataDir} is full (${code}). Make room on it, or set DATA_DIR to a folder on another disk.`,
      );
    }
    if (code === '') throw error;
    throw new Refusal(
      `The folder ${dataDir} cannot be written (${code}). Give the user who starts the site the right to do so, or set DATA_DIR to another folder.`,
    );
  } finally {
    if (existsSync(probe)) rmSync(probe);
  }
}

/** What only a site that ran leaves behind; secrets alone are there as soon as a first start has begun. */
function tracesOfSite(dataDir: string): string | undefined {
  const uploads = join(dataDir, 'public/uploads');
  if (existsSync(uploads) && readdirSync(uploads).length > 0) return uploads;
  return existsSync(credentialsFile(dataDir)) ? credentialsFile(dataDir) : undefined;
}

function refuseLostFile(dataDir: string, database: StoredDatabase): void {
  const trace = tracesOfSite(dataDir);
  if (database === 'filled' || trace === undefined) return;
  const [state, file] = [database === 'absent' ? 'is gone' : 'is empty', sqliteFile(dataDir)];
  throw new Refusal(
    `The database ${file} ${state}, but ${trace} is still there. Put the database back from a backup; for a new site, move ${dataDir} away first.`,
  );
}

/** Beside a filled SQLite file an empty PostgreSQL database is where the site moves to; without one it lost its content. */
function refuseLostServer(root: string, dataDir: string, database: StoredDatabase): void {
  const trace = tracesOfSite(dataDir);
  if (database === 'filled' || trace === undefined || lookIntoSqlite(root, dataDir) === 'filled') return;
  throw new Refusal(
    `The database that DATABASE_URL names is empty, but ${trace} is still there. Restore the database from a backup or correct DATABASE_URL; for a new site, set DATA_DIR to a new folder.`,
  );
}

/** New secrets could not read what the old ones encrypted. */
function refuseLostSecrets(dataDir: string, settings: Variables): void {
  const missing = missingSecrets(dataDir, settings);
  if (missing.length === 0) return;
  const file = secretsFile(dataDir);
  const state = existsSync(file) ? `lacks ${missing.join(', ')}` : 'is gone';
  throw new Refusal(
    `${file} ${state}, but there is a database that belongs to it. Put it back from the backup of the secrets (or give them in the environment): without its REQUEST_KEY nobody reads what people confided.`,
  );
}

async function refuseLostParts(root: string, dataDir: string, settings: Variables): Promise<void> {
  const { DATABASE_URL: url } = settings;
  const database = url === undefined ? lookIntoSqlite(root, dataDir) : await lookIntoPostgres(root, url);
  if (url === undefined) refuseLostFile(dataDir, database);
  else refuseLostServer(root, dataDir, database);
  if (database === 'filled') refuseLostSecrets(dataDir, settings);
}

/** A new site must never be put over one that lost a part. `alone` keeps out what serves it or changes its keys. */
export async function openDataFolder(
  root: string,
  { alone, given = process.env }: { readonly alone: boolean; readonly given?: Variables },
): Promise<Environment> {
  const settings = readSettings(root, given);
  const dataDir = dataFolderOf(root, settings);
  refuseUnwritable(dataDir);
  if (alone) lockDataFolder(root, dataDir);
  await refuseLostParts(root, dataDir, settings);
  return resolveEnvironment(root, given);
}
