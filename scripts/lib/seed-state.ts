import { existsSync } from 'node:fs';
import type { Environment } from './environment';
import { openSqlite } from './sqlite';
import { sqliteFile, withPostgres } from './stored-database';

/** Strapi's key-value table, and the entry in it that the seed writes when it has loaded everything. */
const MARKER_QUERY = `SELECT value FROM strapi_core_store_settings WHERE key = 'plugin_seed_completed'`;

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && /no such table|relation .* does not exist/.test(error.message);
}

function markedInSqlite(root: string, file: string): boolean {
  if (!existsSync(file)) return false;
  const database = openSqlite(root, file, { readonly: true });
  try {
    return database.prepare(MARKER_QUERY).pluck().get() !== undefined;
  } finally {
    database.close();
  }
}

/** True if the demo content has never been loaded to its end. Asked of the database itself: booting the CMS takes seconds. */
export async function needsSeed(root: string, { databaseUrl, dataDir }: Environment): Promise<boolean> {
  try {
    if (databaseUrl === undefined) return !markedInSqlite(root, sqliteFile(dataDir));
    return await withPostgres(root, databaseUrl, async (connection) => {
      const { rowCount } = await connection.query(MARKER_QUERY);
      return rowCount === 0;
    });
  } catch (error) {
    if (isMissingTable(error)) return true;
    throw error;
  }
}
