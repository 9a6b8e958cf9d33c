import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startCms, type CmsProcess } from './cms-process';
import { askPostgres, databaseOf, type Row } from './database';

export type OwnCms = CmsProcess & {
  dataDirectory: string;
  temporaryDirectory: string;
  environment: Readonly<Record<string, string>>;
  /** Asks the database itself, past the CMS. */
  query: (sql: string) => Promise<Row[]>;
  /** Lets so much time pass for the receipts of requests that are stored by now. */
  age: (milliseconds: number) => Promise<void>;
  /** Another CMS beside it on the same database, or after it with other settings. */
  replica: (environment?: Record<string, string>) => Promise<CmsProcess>;
  remove: () => Promise<void>;
};

/** A CMS of a test's own, with an empty database of the kind that this run is about. */
export async function startOwnCms(environment: Record<string, string> = {}): Promise<OwnCms> {
  const { distDirectory, environment: shared } = inject('cms');
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cms-own-'));
  const temporaryDirectory = join(dataDirectory, 'tmp');
  await mkdir(temporaryDirectory);
  const server = shared['DATABASE_URL'];
  const name = `cms_own_${randomUUID().replaceAll('-', '')}`;
  const database = server === undefined ? undefined : new URL(server);
  if (server !== undefined && database !== undefined) {
    await askPostgres(server, `CREATE DATABASE ${name}`);
    database.pathname = `/${name}`;
  }
  const settings = {
    ...shared,
    ...(database === undefined ? {} : { DATABASE_URL: database.href }),
    DATA_DIR: dataDirectory,
    TMPDIR: temporaryDirectory,
    ...environment,
  };
  const programs: CmsProcess[] = [];
  const start = async (others: Record<string, string> = {}) => {
    const program = await startCms(distDirectory, { ...settings, ...others });
    programs.push(program);
    return program;
  };
  const remove = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    if (server !== undefined) await askPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`);
    await rm(dataDirectory, { recursive: true, force: true });
  };
  const cms = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });

  const query = databaseOf(settings);

  return {
    ...cms,
    dataDirectory,
    temporaryDirectory,
    environment: settings,
    query,
    async age(milliseconds) {
      const earlier = database === undefined ? `${milliseconds}` : `interval '${milliseconds} milliseconds'`;
      await query(`UPDATE submission_receipts SET received_at = received_at - ${earlier}`);
    },
    replica: start,
    remove,
  };
}
