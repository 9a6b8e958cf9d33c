import * as v from 'valibot';
import type { PresentedEntry } from '../reading/present-entry';
import type { PicturedCollection } from '../../api/social-image/contract';

const picturedSchema = v.object({ slug: v.string(), locale: v.string(), updatedAt: v.string() });

/**
 * Adds the URL of the entry's social image. It changes with the entry, because other sites cache the picture for good.
 */
export function withSocialImage(collection: PicturedCollection, entry: PresentedEntry): PresentedEntry {
  const { slug, locale, updatedAt } = v.parse(picturedSchema, entry);
  const version = new Date(updatedAt).getTime().toString(36);
  return { ...entry, socialImage: `/api/social-images/${collection}/${slug}.${locale}.jpg?v=${version}` };
}
