import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The part of Strapi that every command uses; Strapi itself is installed with the CMS and not with the scripts. */
export interface Cms {
  destroy(): Promise<void>;
  service(uid: string): unknown;
}

interface StrapiModule {
  readonly createStrapi: (options: { appDir: string; distDir: string }) => { load(): Promise<Cms> };
}

/** Starts Strapi inside this process, with its database and without a port. */
export async function loadCms(root: string, distDir = join(root, 'cms/dist')): Promise<Cms> {
  const appDir = join(root, 'cms');
  // As the site runs it: otherwise demo accounts would be made on PostgreSQL.
  process.env['NODE_ENV'] ||= 'production';
  const { createStrapi } = createRequire(join(appDir, 'package.json'))('@strapi/strapi') as StrapiModule;
  return createStrapi({ appDir, distDir }).load();
}
