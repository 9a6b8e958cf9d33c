import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import type { Article } from '../../api/article/contract';
import { presentImage } from './present-image';
import type { Derive } from './published-entries';

type Cover = { coverAlt: string | null; cover: { alternativeText?: string | null | undefined } | null };

/** What the picture shows: in the words of this language, or else in those of the Media Library. */
export const altOfCover = ({ coverAlt, cover }: Cover): string =>
  coverAlt?.trim() || cover?.alternativeText?.trim() || '';

function presentCover(row: Cover): Article['cover'] {
  const image = presentImage(row.cover);
  return image && { image, alt: altOfCover(row) };
}

export const createArticleCovers =
  ({ strapi }: { strapi: Core.Strapi }): Derive =>
  async (articles) => {
    const found = await table(strapi, 'api::article.article').findMany({
      select: ['id', 'coverAlt'],
      where: { id: { $in: articles.map(({ id }) => id) } },
      populate: ['cover'],
    });
    const covers = new Map(found.map((row) => [row.id, presentCover(row)]));
    return ({ id }) => covers.get(id) ?? null;
  };
