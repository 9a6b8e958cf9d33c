import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { codeOf } from '../src/contracts/watching';

/** The string itself decides (it may carry `sslmode`); its parts are what Strapi's type asks for. */
function postgresConnection(connectionString: string) {
  const address = new URL(connectionString);
  return {
    connectionString,
    host: address.hostname,
    port: Number(address.port || 5432),
    database: decodeURIComponent(address.pathname.slice(1)),
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    // A server that is cut off is given up on soon, instead of holding every call for a minute.
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  };
}

/** A mounted folder may belong to another user, who decides about it. */
function keepFromOthers(path: string): void {
  try {
    chmodSync(path, statSync(path).mode & 0o700);
  } catch (error) {
    if (!['EPERM', 'ENOENT'].includes(codeOf(error) ?? '')) throw error;
  }
}

function isSqlite(connection: unknown): connection is { pragma: (setting: string) => unknown } {
  return typeof connection === 'object' && connection !== null && 'pragma' in connection;
}

function prepareSqlite(connection: unknown): void {
  if (!isSqlite(connection)) return;
  // SQLite alone would leave what was deleted in the file, in pages that are free.
  connection.pragma('secure_delete = on');
}

/**
 * A release that no longer has a field leaves its column, so that the release before can run beside it, and again after
 * it. What has to go is removed by a migration of the release after.
 */
const settings = { forceMigration: false };

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Database => {
  // Closes the folder, and all files that this program writes from now on, to other users of the machine.
  process.umask(0o077);
  const dataDirectory = resolve(env('DATA_DIR', '../.data'));
  mkdirSync(dataDirectory, { recursive: true });
  keepFromOthers(dataDirectory);

  const connectionString = env('DATABASE_URL');
  if (connectionString) {
    return {
      settings,
      connection: {
        client: 'postgres',
        connection: postgresConnection(connectionString),
        // A failed statement is logged without the values in it.
        compileSqlOnError: false,
        pool: { min: 0, max: env.int('DATABASE_POOL', 10) },
      },
    };
  }

  const filename = join(dataDirectory, 'cms.db');
  for (const end of ['', '-journal', '-wal', '-shm']) keepFromOthers(filename + end);
  return {
    settings,
    connection: {
      client: 'sqlite',
      connection: { filename },
      useNullAsDefault: true,
      compileSqlOnError: false,
      pool: {
        afterCreate(connection, done) {
          prepareSqlite(connection);
          done(undefined, connection);
        },
      },
    },
  };
};
