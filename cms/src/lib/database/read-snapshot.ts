import type { Core } from '@strapi/strapi';

type Transaction = { raw: (statement: string) => Promise<unknown> };

/** Publishing replaces the rows of an entry, so a second query could miss the row that the first one found. */
export async function readSnapshot<Result>(strapi: Core.Strapi, read: () => Promise<Result>): Promise<Result> {
  if (strapi.db.inTransaction()) return await read();
  return await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    // SQLite's transactions are isolated like this anyway.
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    }
    return await read();
  });
}
