import type { Core } from '@strapi/strapi';
import { collectionController } from '../../content/collection-controller';

const collection = {
  uid: 'api::book.book',
  sort: ['position', 'title'],
  // A book stands in the list of the language that it is written in, and in no other.
  languageFallback: false,
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => collectionController(strapi, collection);
