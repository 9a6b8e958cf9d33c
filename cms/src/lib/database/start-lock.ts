import type { Core } from '@strapi/strapi';
import { Client } from 'pg';

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
