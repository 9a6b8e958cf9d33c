import type { Core } from '@strapi/strapi';
import { Client } from 'pg';
import * as v from 'valibot';

const connectionSchema = v.object({ connectionString: v.string() });

/**
 * Waits until no other replica is starting on this PostgreSQL database, and resolves with a function that lets the next
 * one start. Strapi creates and alters tables when it starts, which fails when two do it at the same time. The lock ends
 * with its connection, so a start that fails holds up nobody.
 */
export async function waitForOtherStarts(strapi: Core.Strapi): Promise<() => Promise<void>> {
  if (strapi.db.dialect.client !== 'postgres') return () => Promise.resolve();
  const { connectionString } = v.parse(connectionSchema, strapi.config.get('database.connection.connection'));
  const client = new Client({ connectionString });
  await client.connect();
  await client.query("select pg_advisory_lock(hashtext('start'))");
  return () => client.end();
}
