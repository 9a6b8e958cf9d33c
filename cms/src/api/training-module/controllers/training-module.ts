import type { Core } from '@strapi/strapi';
import { collectionController } from '../../content/collection-controller';

const collection = {
  uid: 'api::training-module.training-module',
  key: 'slug',
  sort: ['number'],
  relations: { quiz: ['key'] },
  languageFallback: true,
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) => collectionController(strapi, collection);
