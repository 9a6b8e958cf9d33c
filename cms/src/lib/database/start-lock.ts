import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import * as v from 'valibot';

const connectionSchema = v.object({ connectionString: v.string() });

/**
 * Strapi alters tables when it starts, which fails when two replicas do it at once. Resolves with the function that
 * lets the next start; a failed start ends the lock with its connection.
 */
export async function waitForOtherStarts(strapi: Core.Strapi): Promise<() => Promise<void>> {
  if (strapi.db.dialect.client !== 'postgres') return () => Promise.resolve();
  const { connectionString } = v.parse(connectionSchema, strapi.config.get('database.connection.connection'));
  const client = new Client({ connectionString });
  await client.connect();
  await client.query("select pg_advisory_lock(hashtext('start'))");
  return () => client.end();
}
