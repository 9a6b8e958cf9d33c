import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Core } from '@strapi/strapi';

/**
 * An empty PostgreSQL database beside uploads has lost its content, and a new site must not be begun in its place. Beside
 * a file of SQLite it is what the site moves to. `npm start` finds out by itself; this is for a CMS that runs alone.
 */
export async function refuseLostDatabase(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  if (await strapi.db.getSchemaConnection().hasTable('strapi_core_store_settings')) return;
  const { public: publicDirectory } = strapi.dirs.static;
  const uploads = join(publicDirectory, 'uploads');
  if (readdirSync(uploads).length === 0 || existsSync(join(dirname(publicDirectory), 'cms.db'))) return;
  strapi.log.error(
    `The database that DATABASE_URL names is empty, but ${uploads} holds files. Restore the database from a backup or correct DATABASE_URL; for a new site, empty that folder.`,
  );
  process.exit(1);
}
