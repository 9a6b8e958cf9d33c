import { openSqlite } from '../lib/sqlite';

type Tables = Record<string, number>;

/** In one go: begun again after each change by another program, it might never end. */
const allPages = 2 ** 31 - 1;

const existing = { fileMustExist: true, readonly: true };

export function countSqliteRows(root: string, file: string): Tables {
  const database = openSqlite(root, file, existing);
  try {
    const all = (statement: string) => database.prepare(statement).pluck().all();
    const names = all(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).map(String);
    const count = (name: string) => Number(all(`SELECT count(*) FROM "${name.replaceAll('"', '""')}"`)[0]);
    return Object.fromEntries(names.map((name) => [name, count(name)]));
  } finally {
    database.close();
  }
}

/** Copies a database that is in use, by SQLite's online backup. */
export async function dumpSqlite(root: string, source: string, target: string): Promise<Tables> {
  const database = openSqlite(root, source, existing);
  try {
    await database.backup(target, { progress: () => allPages });
  } finally {
    database.close();
  }
  return countSqliteRows(root, target);
}
