import type { Core } from '@strapi/strapi';
import { assetNamePattern } from './asset-names';
import { createLibraryFiles, type LibraryFile } from './library-files';
import { publicAddress, publicFolder, readSitePath, type SitePath } from '../lib/public-path';
import { storedFiles, storedPath } from '../lib/stored-files';

/** A picture that this site shows at `url`, a path of its own. */
export type SiteImage = { url: string; name: string; lastModified: string };

/** Withheld pictures are included, because adding one to an event again makes it visible. */
export function siteImages(strapi: Core.Strapi) {
  const files = createLibraryFiles(strapi);
  const store = storedFiles(strapi);

  async function look(path: SitePath): Promise<{ file: LibraryFile | undefined; url: string; name: string }> {
    switch (path.kind) {
      case 'public':
        return {
          file: await files.at([publicFolder, ...path.names]),
          url: publicAddress(path.names),
          name: path.names.at(-1) ?? '',
        };
      case 'asset':
        return {
          file: assetNamePattern.test(path.name) ? await files.newest(path.name) : undefined,
          url: `/api/assets/${encodeURIComponent(path.name)}`,
          name: path.name,
        };
      case 'upload':
        return {
          file: await files.stored(path.name),
          url: `/uploads/${encodeURIComponent(path.name)}`,
          name: path.name,
        };
    }
  }

  return async (address: string): Promise<SiteImage | null> => {
    const path = readSitePath(address);
    if (!path) return null;
    const { file, url, name } = await look(path);
    if (!file?.mime.startsWith('image/') || !(await store.stat(storedPath(file.url)))) return null;
    return { url, name, lastModified: new Date(file.updatedAt).toISOString() };
  };
}
