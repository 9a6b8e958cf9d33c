import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { storedFiles } from '../stored-files';

async function hasUploads(strapi: Core.Strapi): Promise<boolean> {
  for await (const _ of storedFiles(strapi).list()) return true;
  return false;
}

/** Uploads beside an empty PostgreSQL mean lost content, unless a SQLite file shows a move. `npm start` checks too. */
export async function refuseLostDatabase(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  if (await strapi.db.getSchemaConnection().hasTable('strapi_core_store_settings')) return;
  if (existsSync(join(dirname(strapi.dirs.static.public), 'cms.db')) || !(await hasUploads(strapi))) return;
  strapi.log.error(
    `The database that DATABASE_URL names is empty, but ${storedFiles(strapi).name} holds files. Restore the database from a backup or correct DATABASE_URL; for a new site, empty that place.`,
  );
  process.exit(1);
}
