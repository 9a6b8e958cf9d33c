import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/lib/postgres';
import { askPostgres } from './database';

/** What names a database to a CMS: the folder, in which SQLite's file is, and the address of PostgreSQL. */
type DatabaseSettings = Readonly<Record<string, string>>;

type TestDatabase = { environment: DatabaseSettings; remove: () => Promise<void> };

/**
 * A database of its own for the CMS with this folder: on `server` (the address of any database there), or SQLite. It is
 * empty, or holds what another one held when the last CMS on that one had ended.
 */
export async function createTestDatabase(
  dataDirectory: string,
  server: string | undefined,
  original?: DatabaseSettings,
): Promise<TestDatabase> {
  if (server === undefined) {
    if (original) await copyFile(join(original['DATA_DIR'] ?? '', 'cms.db'), join(dataDirectory, 'cms.db'));
    return { environment: { DATA_DIR: dataDirectory }, remove: () => Promise.resolve() };
  }
  const name = `cms_test_${randomUUID().replaceAll('-', '')}`;
  const template = original && ` TEMPLATE ${new URL(original['DATABASE_URL'] ?? '').pathname.slice(1)}`;
  await askPostgres(server, `CREATE DATABASE ${name}${template ?? ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    environment: { DATA_DIR: dataDirectory, DATABASE_URL: url.href },
    async remove() {
      await askPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

type DatabaseServer = { url: string | undefined; stop: () => Promise<void> };

/**
 * None, for SQLite, unless `DATABASE_URL` names a PostgreSQL server (databases of the run's own are made there), or
 * `TEST_DATABASE=postgres` asks for one to be started.
 */
export async function databaseServer(): Promise<DatabaseServer> {
  if (process.env.TEST_DATABASE === 'postgres' && !process.env.DATABASE_URL) return startPostgres();
  return { url: process.env.DATABASE_URL || undefined, stop: () => Promise.resolve() };
}
