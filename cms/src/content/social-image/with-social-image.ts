import * as v from 'valibot';
import type { PresentedEntry } from '../reading/present-entry';
import type { PicturedCollection } from '../../api/social-image/contract';

const picturedSchema = v.object({ slug: v.string(), locale: v.string(), updatedAt: v.string() });

/**
 * The entry and where its social image is. The address changes with the entry, because those who show it keep a picture
 * for as long as its address lasts.
 */
export function withSocialImage(collection: PicturedCollection, entry: PresentedEntry): PresentedEntry {
  const { slug, locale, updatedAt } = v.parse(picturedSchema, entry);
  const version = new Date(updatedAt).getTime().toString(36);
  return { ...entry, socialImage: `/api/social-images/${collection}/${slug}.${locale}.jpg?v=${version}` };
}
