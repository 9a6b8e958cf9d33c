import type { Core } from '@strapi/strapi';
import { collectionController } from '../../../content/reading/collection-controller';
import { parseMarkdown } from '../../../content/rich-text/parse-markdown';
import { withSocialImage } from '../../../content/social-image/with-social-image';

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
