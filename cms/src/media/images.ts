import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { configuredReach, fetchOutsideImage } from './outside-image/fetch-outside-image';
import { imageMessages, type AvailableImage, type ImageValidation } from '../api/image/contract';
import { availableImages } from './available-images';
import { storeImage } from './store-image';
import { siteImages, type SiteImage } from './site-images';

const settingsSchema = v.object({ siteOrigin: v.string() });

const usable: ImageValidation = { exists: true, accessible: true, error: null };
const refused: ImageValidation = { exists: false, accessible: false, error: imageMessages['image.inaccessible'] };

/** The pictures that an event can show: those in the folder `public`, others of this site, and those of other servers. */
export const createImages = ({ strapi }: { strapi: Core.Strapi }) => {
  const { siteOrigin } = v.parse(settingsSchema, strapi.config.get('images'));
  const look = siteImages(strapi);
  const reach = configuredReach(strapi);

  /** The path of an address on this site, also where it was copied from the browser with the site's name. */
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

    /** A picture of this site by its address; it is looked up, never fetched. */
    find,

    /** The picture put into the folder `public`; null for what is no picture, or too large a one. */
    keep: (bytes: Buffer, name: string): Promise<AvailableImage | null> => storeImage(strapi, bytes, name),

    /** The address that a picture has on this site from now on: one of another server is fetched, and a copy kept. */
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
