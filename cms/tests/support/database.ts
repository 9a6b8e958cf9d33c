import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';

export type Row = Record<string, unknown>;

export async function askPostgres(connectionString: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

function openSqlite(folder: string): Database.Database {
  const database = new Database(join(folder, 'cms.db'));
  // As in the CMS, deleted data must not remain in the file.
  database.pragma('secure_delete = on');
  return database;
}

function askSqlite(folder: string, sql: string): Row[] {
  const database = openSqlite(folder);
  try {
    const statement = database.prepare<unknown[], Row>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    database.close();
  }
}

/** Queries the database of the CMS with these settings directly. */
export function databaseOf(environment: Readonly<Record<string, string>>): (sql: string) => Promise<Row[]> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = environment;
  return async (sql) => (url === undefined ? askSqlite(folder, sql) : askPostgres(url, sql));
}

async function age(
  environment: Readonly<Record<string, string>>,
  table: string,
  column: string,
  milliseconds: number,
): Promise<void> {
  const onSqlite = environment['DATABASE_URL'] === undefined;
  const earlier = onSqlite ? `${milliseconds}` : `interval '${milliseconds} milliseconds'`;
  await databaseOf(environment)(`UPDATE ${table} SET ${column} = ${column} - ${earlier}`);
}

/** Ages all stored receipts by this much time. */
export async function ageReceipts(environment: Readonly<Record<string, string>>, milliseconds: number): Promise<void> {
  await age(environment, 'submission_receipts', 'received_at', milliseconds);
}

/** The same with attempts to sign in and at certificates. */
export async function ageAttempts(environment: Readonly<Record<string, string>>, milliseconds: number): Promise<void> {
  await age(environment, 'attempts', 'counts_until', milliseconds);
}

/** Runs several statements in one transaction of the CMS's database. */
export async function changeTogether(
  { DATABASE_URL: url, DATA_DIR: folder = '' }: Readonly<Record<string, string>>,
  changes: readonly string[],
): Promise<void> {
  const sql = ['BEGIN', ...changes, 'COMMIT'].join('; ');
  if (url === undefined) openSqlite(folder).exec(sql).close();
  else await askPostgres(url, sql);
}
