import type { Core } from '@strapi/strapi';

/** Strapi hands over Knex's transaction without a type. */
type Transaction = { raw: (sql: string, bindings: readonly string[]) => Promise<unknown> };

/**
 * Runs `work` in a transaction that no other replica can run under the same name at the same time. SQLite needs no
 * lock: it has a single connection, on which transactions queue.
 */
export async function withAdvisoryLock<T>(strapi: Core.Strapi, name: string, work: () => Promise<T>): Promise<T> {
  return await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [name]);
    }
    return work();
  });
}
