import type { Core } from '@strapi/strapi';
import { createImages } from '../media';
import type { MediaType } from '../api/event-media/contract';
import { isShowable } from '../lib/media-address';

/**
 * Null if it cannot be shown. Pictures from other servers are copied, so that visitors' browsers never contact them.
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
