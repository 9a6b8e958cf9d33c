import type { Core } from '@strapi/strapi';

/** Strapi hands over Knex's transaction without a type. */
type Transaction = { raw: (sql: string, bindings: readonly string[]) => Promise<unknown> };

/**
 * Does `work` in one transaction, one at a time over all replicas. SQLite has a single connection, on which
 * transactions queue anyway.
 */
export async function exclusively<T>(strapi: Core.Strapi, name: string, work: () => Promise<T>): Promise<T> {
  return await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [name]);
    }
    return work();
  });
}
