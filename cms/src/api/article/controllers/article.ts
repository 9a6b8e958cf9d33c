import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { collectionController, collectionOf, createCovers, presentRichText, withSocialImage } from '../../../content';
import { createWithheldFiles } from '../../../media';
import { articleTitleSchema } from '../../../contracts/article';

/** What an article cannot be shown without; a draft may lack any of it. */
const writtenSchema = v.looseObject({ ...articleTitleSchema.entries, content: v.string() });

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const collection = collectionOf('api::article.article', {
    derived: { cover: createCovers(strapi, 'api::article.article') },
  });
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
