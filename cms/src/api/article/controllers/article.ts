import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import {
  collectionController,
  createArticleCovers,
  presentRichText,
  withSocialImage,
  type Collection,
} from '../../../content';
import { createWithheldFiles } from '../../../media';
import { articleSummarySchema } from '../contract';

/** What an article cannot be shown without; a draft may lack any of it. */
const writtenSchema = v.looseObject({ ...v.omit(articleSummarySchema, ['cover']).entries, content: v.string() });

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const collection: Collection = {
    uid: 'api::article.article',
    key: 'slug',
    sort: ['position', 'title'],
    derived: { cover: createArticleCovers({ strapi }) },
    languageFallback: true,
  };
  const withheld = createWithheldFiles(strapi);

  return collectionController(strapi, collection, {
    one: async (entry) => {
      const { content, coverAlt: _, ...article } = v.parse(writtenSchema, entry);
      return {
        ...withSocialImage('articles', article),
        body: await presentRichText(strapi, content, (name) => withheld.hasStored(name)),
      };
    },
  });
};
