import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startCms, type CmsProcess } from './cms-process';
import { ageReceipts, databaseOf, type Row } from './database';
import { makeOwnFolder } from './own-folder';
import { createTestDatabase } from './test-database';

export type OwnCms = CmsProcess & {
  dataDirectory: string;
  temporaryDirectory: string;
  environment: Readonly<Record<string, string>>;
  /** Queries the database directly. */
  query: (sql: string) => Promise<Row[]>;
  /** Ages all stored receipts by this much time. */
  age: (milliseconds: number) => Promise<void>;
  /** Starts another CMS on the same database: afterwards, or on PostgreSQL also in parallel. */
  replica: (environment?: Record<string, string>) => Promise<CmsProcess>;
  remove: () => Promise<void>;
};

/**
 * The initial database: after a first start, including the super admin; the same without accounts; or empty, which
 * makes the start take twice as long.
 */
type Found = 'prepared' | 'no accounts' | 'empty';

/** Starts a CMS for one test, with a database of the kind that this run uses. */
export async function startOwnCms(
  environment: Record<string, string> = {},
  { database: found = 'prepared' }: { database?: Found } = {},
): Promise<OwnCms> {
  const { distDirectory, environment: shared, prepared } = inject('cms');
  const dataDirectory = await makeOwnFolder('cms-own-');
  const temporaryDirectory = join(dataDirectory, 'tmp');
  await mkdir(temporaryDirectory);
  const server = shared['DATABASE_URL'];
  const database = await createTestDatabase(dataDirectory, server, found === 'empty' ? undefined : prepared);
  const settings = { ...shared, ...database.environment, TMPDIR: temporaryDirectory, ...environment };
  const query = databaseOf(settings);
  if (found === 'no accounts') await query('DELETE FROM admin_users');
  const programs: CmsProcess[] = [];
  const start = async (others: Record<string, string> = {}) => {
    if (server === undefined && programs.some((program) => program.isRunning())) {
      throw new Error('Two programs at once would lock each other out of a SQLite file.');
    }
    const program = await startCms(distDirectory, { ...settings, ...others });
    programs.push(program);
    return program;
  };
  const remove = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    await database.remove();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const cms = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });

  return {
    ...cms,
    dataDirectory,
    temporaryDirectory,
    environment: settings,
    query,
    age: (milliseconds) => ageReceipts(settings, milliseconds),
    replica: start,
    remove,
  };
}
