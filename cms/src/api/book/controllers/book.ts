import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { collectionController } from '../../../content';
import { createAssets } from '../../../media';
import { type Book, bookSchema } from '../contract';

const collection = {
  uid: 'api::book.book',
  sort: ['position', 'title'],
  // A book is listed only in the language that it is written in.
  languageFallback: false,
} as const;

const listedSchema = v.partial(bookSchema);

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  async function withCover<Listed extends { cover?: Book['cover'] | undefined }>(book: Listed): Promise<Listed> {
    return book.cover ? { ...book, cover: await assets.atItsName(book.cover) } : book;
  }

  return collectionController(strapi, collection, {
    one: async (book) => withCover(v.parse(bookSchema, book)),
    listed: async (book) => withCover(v.parse(listedSchema, book)),
  });
};
