import { createRequire } from 'node:module';
import { join } from 'node:path';

type Tables = Record<string, number>;

interface Sqlite {
  prepare(sql: string): { pluck(): { all(): unknown[]; get(): unknown } };
  backup(file: string, options: { progress: () => number }): Promise<unknown>;
  close(): void;
}
type SqliteModule = new (
  file: string,
  options: { readonly fileMustExist: boolean; readonly readonly: boolean },
) => Sqlite;

/** In one go: begun again after each change by another program, it might never end. */
const allPages = 2 ** 31 - 1;

function open(root: string, file: string): Sqlite {
  const Database = createRequire(join(root, 'cms/package.json'))('better-sqlite3') as SqliteModule;
  return new Database(file, { fileMustExist: true, readonly: true });
}

export function countSqliteRows(root: string, file: string): Tables {
  const database = open(root, file);
  try {
    const names = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`);
    return Object.fromEntries(
      names
        .pluck()
        .all()
        .map(String)
        .map((name) => [
          name,
          Number(
            database
              .prepare(`SELECT count(*) FROM "${name.replaceAll('"', '""')}"`)
              .pluck()
              .get(),
          ),
        ]),
    );
  } finally {
    database.close();
  }
}

/** Copies a database that is in use, by SQLite's online backup. */
export async function dumpSqlite(root: string, source: string, target: string): Promise<Tables> {
  const database = open(root, source);
  try {
    await database.backup(target, { progress: () => allPages });
  } finally {
    database.close();
  }
  return countSqliteRows(root, target);
}
