import type { Core } from '@strapi/strapi';
import { type AvailableImage, imageMessages, type ImageValidation } from '../api/image/contract';
import { publicAddress, publicFolder, readSitePath, type SitePath } from '../lib/public-path';
import { storedFiles, storedPath } from '../lib/stored-files';
import { assetNamePattern } from './asset-names';
import { availableImages } from './available-images';
import { createLibraryFiles, type LibraryFile } from './library-files';
import { configuredReach, fetchOutsideImage } from './outside-image/fetch-outside-image';
import { storeImage } from './store-image';

/** A picture that this site shows at `url`, a path of its own. */
type SiteImage = { url: string; name: string; lastModified: string };

/** Withheld pictures are included, because adding one to an event again makes it visible. */
function siteImages(strapi: Core.Strapi) {
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

const usable: ImageValidation = { exists: true, accessible: true, error: null };
const refused: ImageValidation = { exists: false, accessible: false, error: imageMessages['image.inaccessible'] };

export const createImages = ({ strapi }: { strapi: Core.Strapi }) => {
  const siteOrigin: string = strapi.config.get('images.siteOrigin');
  const look = siteImages(strapi);
  const reach = configuredReach(strapi);

  /** The path of an address on this site, even if it was pasted with the site's host name. */
  function sitePath(address: string): string | undefined {
    if (address.startsWith('/')) return address;
    return address.startsWith(`${siteOrigin}/`) ? address.slice(siteOrigin.length) : undefined;
  }

  async function find(address: string): Promise<SiteImage | null> {
    const path = sitePath(address);
    return path === undefined ? null : look(path);
  }

  return {
    available: (): Promise<AvailableImage[]> => availableImages(strapi),

    /** Finds a picture of this site by its address in the library; nothing is fetched. */
    find,

    /** Stores the picture in the folder `public`; null if it is no picture or too large. */
    keep: (bytes: Buffer, name: string): Promise<AvailableImage | null> => storeImage(strapi, bytes, name),

    /** The picture's address on this site. A picture from another server is fetched and a copy stored. */
    async adopt(address: string): Promise<string | null> {
      if (sitePath(address) !== undefined) return (await find(address))?.url ?? null;
      const fetched = await fetchOutsideImage(address, reach);
      const kept = fetched && (await storeImage(strapi, fetched.bytes, fetched.name));
      return kept?.url ?? null;
    },

    async validate(address: string): Promise<ImageValidation> {
      const found = sitePath(address) === undefined ? await fetchOutsideImage(address, reach) : await find(address);
      return found === null ? refused : usable;
    },
  };
};
