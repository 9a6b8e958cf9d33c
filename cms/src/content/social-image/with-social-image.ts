import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { PresentedEntry } from '../reading/present-entry';
import type { SiteSetting } from '../../api/site-setting/contract';
import type { PicturedCollection } from '../../api/social-image/contract';

const picturedSchema = v.object({
  slug: v.string(),
  locale: v.string(),
  updatedAt: v.string(),
  /** Its own address changes when somebody replaces the file. */
  cover: v.nullish(v.object({ image: v.object({ url: v.string() }) })),
});

/** The URL changes with the entry, because other sites cache the picture for good. */
export function withSocialImage(collection: PicturedCollection, entry: PresentedEntry): PresentedEntry {
  const { slug, locale, updatedAt, cover } = v.parse(picturedSchema, entry);
  const ofCover = cover ? `-${versionOf(cover.image.url)}` : '';
  const version = `${new Date(updatedAt).getTime().toString(36)}${ofCover}`;
  return { ...entry, socialImage: `/api/social-images/${collection}/${slug}.${locale}.jpg?v=${version}` };
}

function versionOf(url: string): string {
  return createHash('sha256').update(url).digest('base64url').slice(0, 8);
}

/** Replaces the picture that the ministry chose by one that every app shows. */
export function withSocialImageOfSite(setting: SiteSetting): SiteSetting {
  const { locale, socialImage } = setting;
  if (!socialImage) return setting;
  const url = `/api/social-images/site/site.${locale}.jpg?v=${versionOf(socialImage.url)}`;
  return { ...setting, socialImage: { url, width: 1200, height: 630 } };
}
