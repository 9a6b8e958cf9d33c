import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { type Row, table } from '../../lib/table';
import * as v from 'valibot';
import { memoizeLatest } from '../../lib/memoize-latest';
import { storedFiles, storedPath } from '../../lib/stored-files';
import { WorkerLane } from '../../lib/worker-lane';
import { chooseLanguage } from '../reading/choose-language';
import { type Collection, createPublishedEntries } from '../reading/published-entries';
import { defaultLocale } from '../../api/language/contract';
import type { Locale } from '../../api/site-setting/contract';
import type { cropCover, drawDawn, drawSocialImage, SocialImage } from './drawing/draw-social-image';

/** Raised when the drawing changes, so that caches fetch the new picture. */
const drawingVersion = 1;

/** Enough for every entry in both languages and its card. Each picture is well under 100 kB. */
const cachedPictures = 150;
/** A list of cards asks for all its pictures at once; each takes a tenth of a second. */
const drawnAtOnce = 64;
const drawn = join(__dirname, 'drawing/draw-social-image.js');

const entrySchema = v.object({ slug: v.string(), title: v.string(), category: v.string() });

type UploadedFile = Row<'plugin::upload.file'>;

const asCollection = (uid: Collection['uid']): Collection => ({ uid, key: 'slug', sort: [], languageFallback: true });

const collections = new Map<string, Collection>([
  ['articles', asCollection('api::article.article')],
  ['training-modules', asCollection('api::training-module.training-module')],
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

  /** The picture that the editor chose for an article. */
  async function findCover(id: number) {
    const found = await table(strapi, 'api::article.article').findOne({
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

  return {
    async find(collectionName: string, slug: string, locale: Locale) {
      if (collectionName === 'site' && slug === 'site') return cropped((await setting(locale))?.socialImage);
      const collection = collections.get(collectionName);
      const row = collection && (await content.row(collection, slug, locale, ['slug', 'title', 'category']));
      if (!row) return undefined;
      const cover = collectionName === 'articles' ? await findCover(row.id) : undefined;
      if (cover) return cover;
      const { title, category, slug: seed } = v.parse(entrySchema, row);
      const ministryName = (await setting(locale))?.ministryName ?? '';
      const picture: SocialImage = { title, category, seed, ministryName };
      const version = createHash('sha256')
        .update(JSON.stringify([drawingVersion, picture]))
        .digest('base64url');
      const draw = () => drawing.run<typeof drawSocialImage>(drawn, 'drawSocialImage', picture);
      return { version, draw: () => memoized(version, () => drawing.enter(draw)) };
    },

    async findDawn(collectionName: string, slug: string) {
      const collection = collections.get(collectionName);
      const row = collection && (await content.row(collection, slug, defaultLocale, ['slug']));
      if (!row) return undefined;
      const version = `dawn-${drawingVersion}-${slug}`;
      const draw = () => drawing.run<typeof drawDawn>(drawn, 'drawDawn', slug);
      return { version, draw: () => memoized(version, () => drawing.enter(draw)) };
    },
  };
};
