import type { Core } from '@strapi/strapi';
import { createImages } from '../media';
import type { MediaType } from '../api/event-media/contract';
import { isShowable } from '../lib/media-address';

/**
 * Where the site shows an item from, or null when it cannot be shown. Of another server's picture a copy is kept, so
 * that no visitor is ever led there.
 */
export async function canonicalAddress(
  strapi: Core.Strapi,
  mediaType: MediaType,
  address: string,
): Promise<string | null> {
  if (mediaType === 'image') {
    return createImages({ strapi }).adopt(address);
  }
  return isShowable(mediaType, address) ? address : null;
}
