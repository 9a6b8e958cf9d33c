import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type Row, table } from '../../lib/table';
import { memoizeLatest } from '../../lib/memoize-latest';
import { storedFiles, storedPath } from '../../lib/stored-files';
import { WorkerLane } from '../../lib/worker-lane';
import { chooseLanguage } from '../reading/choose-language';
import type { CoveredUid } from '../reading/covers';
import { collectionOf, createPublishedEntries } from '../reading/published-entries';
import { builtInLocale, defaultLocale } from '../../contracts/language';
import type { Locale, SiteSetting } from '../../contracts/site-setting';
import type { cropCover, drawDawn, drawSocialImage, SocialImage } from './drawing/draw-social-image';
import { isSiteOpen } from '../switches';
import type { PresentedEntry } from '../reading/present-entry';
import { closedSiteTitle, type PicturedCollection } from '../../contracts/social-image';

/** Raised when the drawing changes, so that caches fetch the new picture. */
const drawingVersion = 2;

/** Enough for every entry in both languages and its card. Each picture is well under 100 kB. */
const cachedPictures = 150;
/** A list of cards asks for all its pictures at once; each takes a tenth of a second. */
const drawnAtOnce = 64;
const drawn = join(__dirname, 'drawing/draw-social-image.js');

const entrySchema = v.object({ slug: v.string(), title: v.string(), category: v.string() });

type UploadedFile = Row<'plugin::upload.file'>;

const covered = new Map<string, CoveredUid>([
  ['articles', 'api::article.article'],
  ['training-modules', 'api::training-module.training-module'],
]);

/** Draws social images, from published entries only. `draw` throws `LaneFull`. */
export const createSocialImages = ({ strapi }: { strapi: Core.Strapi }) => {
  const content = createPublishedEntries(strapi);
  const drawing = new WorkerLane(drawnAtOnce);
  const memoized = memoizeLatest<Buffer>(cachedPictures);
  const store = storedFiles(strapi);

  async function setting(locale: Locale) {
    const found = await table(strapi, 'api::site-setting.site-setting').findMany({
      select: ['documentId', 'locale', 'ministryName'],
      where: { publishedAt: { $notNull: true } },
      populate: { socialImage: { select: ['url', 'updatedAt'] } },
    });
    return chooseLanguage(found, locale)[0];
  }

  /** The picture that the editor chose for an entry. */
  async function findCover(uid: CoveredUid, id: number) {
    const found = await table(strapi, uid).findOne({
      select: ['id'],
      where: { id },
      populate: { cover: { select: ['url', 'updatedAt'] } },
    });
    return cropped(found?.cover);
  }

  function cropped(photo: Pick<UploadedFile, 'url' | 'updatedAt'> | null | undefined) {
    if (!photo) return undefined;
    const { url, updatedAt } = photo;
    const version = `cover-${drawingVersion}-${Date.parse(updatedAt)}-${url}`;
    return { version, draw: () => memoized(version, () => drawing.enter(() => crop(url))) };
  }

  async function crop(url: string): Promise<Buffer> {
    const photo = await store.read(storedPath(url));
    if (!photo) throw new Error('The library lists a cover that the storage has lost');
    return drawing.run<typeof cropCover>(drawn, 'cropCover', await buffer(photo.content));
  }

  function drawnPicture(picture: SocialImage) {
    const version = createHash('sha256')
      .update(JSON.stringify([drawingVersion, picture]))
      .digest('base64url');
    const draw = () => drawing.run<typeof drawSocialImage>(drawn, 'drawSocialImage', picture);
    return { version, draw: () => memoized(version, () => drawing.enter(draw)) };
  }

  /** Says nothing of the content. */
  function pictureOfClosedSite(locale: Locale) {
    const title = closedSiteTitle[builtInLocale(locale)];
    return { ...drawnPicture({ title, category: '', ministryName: '', seed: title }), isOfClosedSite: true };
  }

  return {
    async find(collectionName: string, slug: string, locale: Locale) {
      const isOpen = await isSiteOpen(strapi);
      if (collectionName === 'site' && slug === 'site') {
        return isOpen ? cropped((await setting(locale))?.socialImage) : pictureOfClosedSite(locale);
      }
      const uid = covered.get(collectionName);
      const row = uid && (await content.row(collectionOf(uid), slug, locale, ['slug', 'title', 'category']));
      if (!row) return undefined;
      if (!isOpen) return pictureOfClosedSite(locale);
      const cover = await findCover(uid, row.id);
      if (cover) return cover;
      const { title, category, slug: seed } = v.parse(entrySchema, row);
      const ministryName = (await setting(locale))?.ministryName ?? '';
      return drawnPicture({ title, category, seed, ministryName });
    },

    async findDawn(collectionName: string, slug: string) {
      const uid = covered.get(collectionName);
      const row = uid && (await content.row(collectionOf(uid), slug, defaultLocale, ['slug']));
      if (!row) return undefined;
      const version = `dawn-${drawingVersion}-${slug}`;
      const draw = () => drawing.run<typeof drawDawn>(drawn, 'drawDawn', slug);
      return { version, draw: () => memoized(version, () => drawing.enter(draw)) };
    },
  };
};

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
