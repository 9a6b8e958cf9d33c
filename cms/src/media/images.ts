import type { Core } from '@strapi/strapi';
import { configuredReach, fetchOutsideImage } from './outside-image/fetch-outside-image';
import { imageMessages, type AvailableImage, type ImageValidation } from '../api/image/contract';
import { availableImages } from './available-images';
import { storeImage } from './store-image';
import { siteImages, type SiteImage } from './site-images';

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
