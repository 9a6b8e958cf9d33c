import { createRequire } from 'node:module';
import { join } from 'node:path';
import { codeOf } from '../../cms/src/contracts/watching';
import { Refusal } from './refusal';

/** Held as long as the process lives: collected as garbage, a lock would be let go of. */
const held = new Set<Sqlite>();

/** Throws `busy` if taken. A transaction of SQLite is Node's only lock that ends with the process, never stale. */
export function lockFile(root: string, file: string, busy: string): () => void {
  const lock = openSqlite(root, file, { timeout: 0 });
  try {
    // Nothing is ever written, so there is no journal to leave behind either.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new Refusal(busy);
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** Keeps any other start out of a data folder. */
export function lockDataFolder(root: string, dataDir: string): () => void {
  return lockFile(
    root,
    join(dataDir, 'in-use.lock'),
    `${dataDir} is in use by this site, which runs already. Stop that one (Ctrl-C where it was started), or set DATA_DIR to another folder.`,
  );
}

/** What the commands use of `better-sqlite3`, which is installed with the CMS. */
interface Sqlite {
  exec(statement: string): unknown;
  prepare(statement: string): { pluck(): { all(): unknown[]; get(): unknown } };
  backup(file: string, options: { readonly progress: () => number }): Promise<unknown>;
  close(): void;
}
interface Options {
  readonly fileMustExist?: boolean;
  readonly readonly?: boolean;
  readonly timeout?: number;
}

export function openSqlite(root: string, file: string, options: Options): Sqlite {
  const requireFromCms = createRequire(join(root, 'cms/package.json'));
  const Database = requireFromCms('better-sqlite3') as new (file: string, options: Options) => Sqlite;
  return new Database(file, options);
}
