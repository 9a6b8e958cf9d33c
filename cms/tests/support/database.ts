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

function askSqlite(file: string, sql: string): Row[] {
  const database = new Database(file);
  // As the CMS does: what a test moves or deletes leaves nothing behind in the file either.
  database.pragma('secure_delete = on');
  try {
    const statement = database.prepare<unknown[], Row>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    database.close();
  }
}

/** Asks the database of the CMS with these settings itself, past the CMS. */
export function databaseOf(environment: Readonly<Record<string, string>>): (sql: string) => Promise<Row[]> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = environment;
  return async (sql) => (url === undefined ? askSqlite(join(folder, 'cms.db'), sql) : askPostgres(url, sql));
}
