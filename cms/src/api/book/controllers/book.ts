import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { collectionController } from '../../../content';
import { bookSchema } from '../contract';

const collection = {
  uid: 'api::book.book',
  sort: ['position', 'title'],
  // A book is listed only in the language that it is written in.
  languageFallback: false,
} as const;

const listedSchema = v.partial(bookSchema);

export default ({ strapi }: { strapi: Core.Strapi }) =>
  collectionController(strapi, collection, {
    one: (book) => v.parse(bookSchema, book),
    listed: (book) => v.parse(listedSchema, book),
  });
