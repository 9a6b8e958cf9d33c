import { codeOf } from '../../cms/src/contracts/watching';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';
import { attempt } from '../lib/run';
import { type PostgresConnection, withPostgres } from '../lib/stored-database';

type Tables = Record<string, number>;

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
async function runTool(command: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const run = { command, args, cwd: ROOT, env: connectionVariables(url) };
  const { code, output } = await attempt(run).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Refusal(`${command} is not installed: it comes with the PostgreSQL client (Debian: postgresql-client).`);
  });
  if (code === 0) return;
  if (output.includes('server version mismatch')) {
    const [, server = '', own = ''] = /server version: (\d+)(?:\D[^;]*)?; \S+ version: (\d+)/.exec(output) ?? [];
    throw new Refusal(
      `${command} ${own} is older than the database, which is PostgreSQL ${server}. Install the PostgreSQL client ${server}, and put it first in PATH.`,
    );
  }
  throw new Refusal(`${command} did not get through (${code}). Is the database running, and is the disk full?`);
}

async function tableNames(connection: PostgresConnection): Promise<string[]> {
  const { rows } = await connection.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  return rows.map(({ tablename }) => String(tablename));
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function countRows(connection: PostgresConnection): Promise<Tables> {
  const tables: Tables = {};
  for (const name of await tableNames(connection)) {
    const { rows } = await connection.query(`SELECT count(*) AS n FROM ${quoted(name)}`);
    tables[name] = Number(rows[0]?.['n']);
  }
  return tables;
}

export function countPostgresRows(root: string, url: string): Promise<Tables> {
  return withPostgres(root, url, countRows);
}

/** The dump and the counts see the same state, however much is written meanwhile. */
export function dumpPostgres(root: string, url: string, target: string): Promise<Tables> {
  return withPostgres(root, url, async (connection) => {
    await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await connection.query('SELECT pg_export_snapshot() AS snapshot');
    const snapshot = String(rows[0]?.['snapshot']);
    const tables = await countRows(connection);
    await runTool('pg_dump', url, ['--format=custom', `--snapshot=${snapshot}`, `--file=${target}`]);
    await connection.query('COMMIT');
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
  return withPostgres(root, url, async (connection) => (await tableNames(connection)).length === 0);
}

export function emptyPostgres(root: string, url: string): Promise<void> {
  return withPostgres(root, url, async (connection) => {
    const names = await tableNames(connection);
    if (names.length > 0) await connection.query(`DROP TABLE ${names.map(quoted).join(', ')} CASCADE`);
  });
}
