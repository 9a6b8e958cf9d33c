import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Refusal } from '../lib/refusal';

type Tables = Record<string, number>;

interface Client {
  connect(): Promise<void>;
  query(sql: string): Promise<{ rows: readonly Record<string, unknown>[] }>;
  end(): Promise<void>;
}
interface PostgresModule {
  Client: new (options: { connectionString: string; connectionTimeoutMillis: number }) => Client;
}

/** By the environment: the arguments of a program can be read by everybody on the machine. */
function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const settings = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
}

/** What the program complains of may quote rows, so it is not passed on. */
async function runTool(name: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const child = spawn(name, args, {
    env: { ...process.env, ...connectionVariables(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const [complaint, code] = await Promise.all([text(child.stderr), ended]);
    if (code === 0) return;
    if (complaint.includes('server version mismatch')) {
      const [, server = '', own = ''] = /server version: (\d+).*? version: (\d+)/s.exec(complaint) ?? [];
      throw new Refusal(
        `${name} ${own} is older than the database, which is PostgreSQL ${server}. Install the PostgreSQL client ${server}, and put it first in PATH.`,
      );
    }
    throw new Refusal(`${name} did not get through (${String(code)}). Is the database running, and is the disk full?`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Refusal(`${name} is not installed: it comes with the PostgreSQL client (Debian: postgresql-client).`);
  } finally {
    process.off('exit', end);
  }
}

async function withClient<T>(root: string, connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const { Client } = createRequire(join(root, 'cms/package.json'))('pg') as PostgresModule;
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  return rows.map(({ tablename }) => String(tablename));
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function countRows(client: Client): Promise<Tables> {
  const tables: Tables = {};
  for (const name of await tableNames(client)) {
    const { rows } = await client.query(`SELECT count(*) AS n FROM ${quoted(name)}`);
    tables[name] = Number(rows[0]?.['n']);
  }
  return tables;
}

export function countPostgresRows(root: string, url: string): Promise<Tables> {
  return withClient(root, url, countRows);
}

/** The dump and the counts see the same state, however much is written meanwhile. */
export function dumpPostgres(root: string, url: string, target: string): Promise<Tables> {
  return withClient(root, url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot');
    const snapshot = String(rows[0]?.['snapshot']);
    const tables = await countRows(client);
    await runTool('pg_dump', url, ['--format=custom', `--snapshot=${snapshot}`, `--file=${target}`]);
    await client.query('COMMIT');
    return tables;
  });
}

export async function loadPostgres(url: string, dump: string): Promise<void> {
  const { PGDATABASE = '' } = connectionVariables(url);
  await runTool('pg_restore', url, [
    `--dbname=${PGDATABASE}`,
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    dump,
  ]);
}

export function isPostgresEmpty(root: string, url: string): Promise<boolean> {
  return withClient(root, url, async (client) => (await tableNames(client)).length === 0);
}

export function emptyPostgres(root: string, url: string): Promise<void> {
  return withClient(root, url, async (client) => {
    const names = await tableNames(client);
    if (names.length > 0) await client.query(`DROP TABLE ${names.map(quoted).join(', ')} CASCADE`);
  });
}
