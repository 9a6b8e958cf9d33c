import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { codeOf } from '../../cms/src/contracts/watching';
import { Refusal } from './refusal';
import { ROOT } from './root';
import { openSqlite } from './sqlite';

/** `empty` is a file, or a server's database, in which there is no table. */
export type StoredDatabase = 'absent' | 'empty' | 'filled';

export interface PostgresConnection {
  query(
    statement: string,
  ): Promise<{ readonly rowCount: number | null; readonly rows: readonly Record<string, unknown>[] }>;
}
interface PostgresClient extends PostgresConnection {
  connect(): Promise<void>;
  end(): Promise<void>;
}
interface PostgresModule {
  Client: new (options: { connectionString: string; connectionTimeoutMillis: number }) => PostgresClient;
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'cms.db');
}

function damaged(file: string, found: string): Refusal {
  return new Refusal(
    `The database ${file} is damaged (${found}). Put it back from a backup; do not delete it before, because parts of it may still be read.`,
  );
}

/** Looks through the whole file, which takes a second for some hundred MB. */
export function lookIntoSqlite(root: string, dataDir: string): StoredDatabase {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return 'absent';
  if (statSync(file).size === 0) return 'empty';
  try {
    // Not opened read-only: what a power cut left half-done is undone here.
    const database = openSqlite(root, file, { fileMustExist: true });
    try {
      const found = database.prepare('PRAGMA quick_check(1)').pluck().get();
      if (found !== 'ok') throw damaged(file, String(found).replaceAll(/\s+/g, ' '));
      return database.prepare('SELECT count(*) FROM sqlite_master').pluck().get() === 0 ? 'empty' : 'filled';
    } finally {
      database.close();
    }
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) throw damaged(file, code);
    // Somebody is writing into it just now, so there is something in it.
    if (code.startsWith('SQLITE_BUSY')) return 'filled';
    throw error;
  }
}

/** What to do, by the codes of PostgreSQL. */
const connectionRemedies: Readonly<Record<string, string>> = {
  '3D000': 'has no database of that name. Create it, or correct DATABASE_URL.',
  '28P01': 'refuses the password. Correct DATABASE_URL.',
  '28000': 'refuses the user. Correct DATABASE_URL.',
};

/** Connects for as long as `work` takes. */
export async function withPostgres<T>(
  root: string,
  connectionString: string,
  work: (connection: PostgresConnection) => Promise<T>,
): Promise<T> {
  // Not quoted: it may hold the password.
  if (!URL.canParse(connectionString)) {
    throw new Refusal(
      'DATABASE_URL is no address of a database: write postgres://user:password@host:port/name, with %25 for a % and %23 for a # in the password.',
    );
  }
  const { Client } = createRequire(join(root, 'cms/package.json'))('pg') as PostgresModule;
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    // Never the address as a whole: it holds the password.
    const { hostname, port } = new URL(connectionString);
    const reason = codeOf(error) ?? (error instanceof Error ? error.message : String(error));
    const remedy = connectionRemedies[reason] ?? `cannot be reached (${reason}). Start it, or correct DATABASE_URL.`;
    throw new Refusal(`PostgreSQL at ${hostname}:${port || 5432} ${remedy}`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function lookIntoPostgres(root: string, connectionString: string): Promise<StoredDatabase> {
  return withPostgres(root, connectionString, async (connection) => {
    const { rowCount } = await connection.query(`SELECT 1 WHERE to_regclass('strapi_core_store_settings') IS NOT NULL`);
    return rowCount === 0 ? 'empty' : 'filled';
  });
}

/** What a query finds in a database that a test or a measurement started. */
export function askDatabase(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  return withPostgres(ROOT, url, async (connection) => (await connection.query(statement)).rows);
}
