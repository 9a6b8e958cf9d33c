import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Article } from '../../api/article/contract';
import { presentImage } from './present-image';
import type { Derive } from './published-entries';

const rowsSchema = v.array(
  v.object({
    id: v.number(),
    coverAlt: v.nullable(v.string()),
    cover: v.nullable(v.looseObject({ alternativeText: v.nullish(v.string()) })),
  }),
);

type Row = v.InferOutput<typeof rowsSchema>[number];

/** What the picture shows: in the words of this language, or else in those of the Media Library. */
export const altOfCover = ({ coverAlt, cover }: Pick<Row, 'cover' | 'coverAlt'>): string =>
  coverAlt?.trim() || cover?.alternativeText?.trim() || '';

function presentCover(row: Row): Article['cover'] {
  const image = presentImage(row.cover);
  return image && { image, alt: altOfCover(row) };
}

export const createArticleCovers =
  ({ strapi }: { strapi: Core.Strapi }): Derive =>
  async (articles) => {
    const found: unknown = await strapi.db.query('api::article.article').findMany({
      select: ['id', 'coverAlt'],
      where: { id: { $in: articles.map(({ id }) => id) } },
      populate: ['cover'],
    });
    const covers = new Map(v.parse(rowsSchema, found).map((row) => [row.id, presentCover(row)]));
    return ({ id }) => covers.get(id) ?? null;
  };
