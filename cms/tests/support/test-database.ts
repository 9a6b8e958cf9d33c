import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { startPostgres } from '../../../scripts/lib/postgres';
import { askPostgres } from './database';

/** Where a CMS stores everything: the folder of the SQLite file, the PostgreSQL URL, and its part of a bucket. */
type DatabaseSettings = Readonly<Record<string, string>>;

type TestDatabase = { environment: DatabaseSettings; remove: () => Promise<void> };

/**
 * Creates a database for the CMS with this folder, on the PostgreSQL `server` or in SQLite. It is empty, or a copy of
 * another one on which no CMS runs.
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
    environment: { DATA_DIR: dataDirectory, DATABASE_URL: url.href, S3_PREFIX: basename(dataDirectory) },
    async remove() {
      await askPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

type DatabaseServer = { url: string | undefined; stop: () => Promise<void> };

/**
 * The PostgreSQL server: the one in `DATABASE_URL`, or one started because of `TEST_DATABASE=postgres`; undefined for
 * SQLite.
 */
export async function databaseServer(): Promise<DatabaseServer> {
  if (process.env.TEST_DATABASE === 'postgres' && !process.env.DATABASE_URL) return startPostgres();
  return { url: process.env.DATABASE_URL || undefined, stop: () => Promise.resolve() };
}
