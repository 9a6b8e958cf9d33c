import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { pathParameter } from '../../lib/path-parameter';
import { readListQuery, readPageQuery } from './content-query';
import type { PresentedEntry } from './present-entry';
import { type Collection, createPublishedEntries } from './published-entries';
import { scalarNames } from './schema-fields';

/** What a slug or a document id can look like; nothing else reaches the database. */
const namePattern = /^[\w-]{1,255}$/;

type Present = (entry: PresentedEntry) => PresentedEntry | Promise<PresentedEntry>;

/** GET of a list and of one entry of it. `present` gives a single entry its last shape. */
export function collectionController(strapi: Core.Strapi, collection: Collection, present: Present = (entry) => entry) {
  const content = createPublishedEntries(strapi);

  return {
    async find(ctx: Context): Promise<void> {
      const query = readListQuery(ctx.query, scalarNames(strapi.contentType(collection.uid).attributes));
      const { entries, total } = await content.list(collection, query);
      const { page, pageSize } = query;
      const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
      ctx.body = { data: entries, meta: { pagination } };
    },

    async findOne(ctx: Context): Promise<void> {
      const { locale } = readPageQuery(ctx.query);
      const name = pathParameter(ctx, 'name');
      const entry = namePattern.test(name) ? await content.one(collection, name, locale) : undefined;
      if (!entry) {
        throw new errors.NotFoundError();
      }
      ctx.body = { data: await present(entry), meta: {} };
    },
  };
}
