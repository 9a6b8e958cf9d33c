import type { Core } from '@strapi/strapi';

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
