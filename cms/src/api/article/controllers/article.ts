import type { Core } from '@strapi/strapi';
import { collectionController, parseMarkdown, withSocialImage } from '../../../content';

const collection = {
  uid: 'api::article.article',
  key: 'slug',
  sort: ['position', 'title'],
  languageFallback: true,
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) =>
  collectionController(strapi, collection, {
    one: async ({ content, ...article }) => ({
      ...withSocialImage('articles', article),
      body: await parseMarkdown(String(content)),
    }),
  });
