import type { Core } from '@strapi/strapi';

type Transaction = { raw: (sql: string, bindings: readonly string[]) => Promise<unknown> };

/**
 * Does `work` in one transaction, one at a time over all replicas. SQLite has a single connection, on which
 * transactions queue anyway.
 */
export async function exclusively<T>(strapi: Core.Strapi, name: string, work: () => Promise<T>): Promise<T> {
  return await strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await (trx as unknown as Transaction).raw('select pg_advisory_xact_lock(hashtext(?))', [name]);
    }
    return work();
  });
}
