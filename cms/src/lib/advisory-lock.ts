import type { Core } from '@strapi/strapi';
import { Client } from 'pg';

/** Strapi does not type Knex's transaction. */
type Transaction = { raw: (sql: string, bindings: readonly string[]) => Promise<unknown> };

/** Excludes every other replica using the same name. SQLite's transactions queue on its single connection anyway. */
export async function withAdvisoryLock<T>(strapi: Core.Strapi, name: string, work: () => Promise<T>): Promise<T> {
  return await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [name]);
    }
    return work();
  });
}

/**
 * Strapi alters tables when it starts, which fails when two replicas do it at once. Resolves with the function that
 * lets the next start; a failed start ends the lock with its connection.
 */
export async function acquireStartLock(strapi: Core.Strapi): Promise<() => Promise<void>> {
  if (strapi.db.dialect.client !== 'postgres') return () => Promise.resolve();
  const connectionString: string = strapi.config.get('database.connection.connection.connectionString');
  const client = new Client({ connectionString });
  await client.connect();
  await client.query("select pg_advisory_lock(hashtext('start'))");
  return () => client.end();
}
