import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { collectionController, collectionOf } from '../../../content';
import { createAssets } from '../../../media';
import { type Book, bookSchema } from '../../../contracts/book';

const listedSchema = v.partial(bookSchema);

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  async function withCover<Listed extends { cover?: Book['cover'] | undefined }>(book: Listed): Promise<Listed> {
    return book.cover ? { ...book, cover: await assets.atItsName(book.cover) } : book;
  }

  return collectionController(strapi, collectionOf('api::book.book'), {
    one: async (book) => withCover(v.parse(bookSchema, book)),
    listed: async (book) => withCover(v.parse(listedSchema, book)),
  });
};
