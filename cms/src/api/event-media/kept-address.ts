import type { Core } from '@strapi/strapi';
import { fetchOutsideImage } from '../../lib/outside-image/fetch-outside-image';
import createImages from '../image/services/image';
import type { MediaType } from './contract';
import { isShowable } from './media-address';

async function keptImage(strapi: Core.Strapi, address: string): Promise<string | undefined> {
  const images = createImages({ strapi });
  const found = await images.find(address);
  if (found) {
    return found.url;
  }
  const outside = await fetchOutsideImage(address);
  const kept = outside && (await images.keep(outside.bytes, outside.name));
  return kept?.url;
}

/**
 * Where the site shows an item from, or nothing when it cannot be shown. Of another server's picture a copy is kept, so
 * that no visitor is ever led there.
 */
export async function keptAddress(
  strapi: Core.Strapi,
  mediaType: MediaType,
  address: string,
): Promise<string | undefined> {
  if (mediaType === 'image') {
    return keptImage(strapi, address);
  }
  return isShowable(mediaType, address) ? address : undefined;
}
