import type { Core } from '@strapi/strapi';
import { withAdvisoryLock } from '../lib/advisory-lock';
import { strapiService } from '../lib/strapi-services';
import { createLibraryFiles } from './library-files';

/** The id of the folder at this path from the top of the Media Library, which is made unless it is there. */
export async function ensureFolder(strapi: Core.Strapi, path: readonly string[]): Promise<number> {
  const { folder } = createLibraryFiles(strapi);
  const existing = await folder(path);
  if (existing) return existing.id;
  const parent = path.length > 1 ? await ensureFolder(strapi, path.slice(0, -1)) : null;
  return withAdvisoryLock(strapi, 'library folder', async () => {
    const made = { name: path.at(-1) ?? '', parent };
    return (await folder(path))?.id ?? (await strapiService(strapi, 'upload', 'folder').create(made)).id;
  });
}
