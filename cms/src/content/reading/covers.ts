import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import type { Article } from '../../contracts/article';
import { presentImage } from './present-image';
import type { Derive } from './published-entries';

export type CoveredUid = 'api::article.article' | 'api::training-module.training-module';

type Cover = { coverAlt: string | null; cover: { alternativeText?: string | null | undefined } | null };

/** What the picture shows: in the words of this language, or else in those of the Media Library. */
export const altOfCover = ({ coverAlt, cover }: Cover): string =>
  coverAlt?.trim() || cover?.alternativeText?.trim() || '';

function presentCover(row: Cover): Article['cover'] {
  const image = presentImage(row.cover);
  return image && { image, alt: altOfCover(row) };
}

export const createCovers =
  (strapi: Core.Strapi, uid: CoveredUid): Derive =>
  async (entries) => {
    const found = await table(strapi, uid).findMany({
      select: ['id', 'coverAlt'],
      where: { id: { $in: entries.map(({ id }) => id) } },
      populate: ['cover'],
    });
    const covers = new Map(found.map((row) => [row.id, presentCover(row)]));
    return ({ id }) => covers.get(id) ?? null;
  };
