import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { Paged } from '../../contracts/content';
import { isEntryName, pathParameter } from '../../lib/path-parameter';
import { readsDrafts } from '../preview/draft-reading';
import { readListQuery, readPageQuery } from './content-query';
import { type Present, type PresentedEntry, presentReadable } from './present-entry';
import { type Collection, createPublishedEntries } from './published-entries';
import { scalarNames } from './schema-fields';

/** Checks a single entry, and one in a list, which may contain only the requested fields. */
export type Presenters = { one?: Present; listed?: Present };

const unchanged: Present = (entry) => entry;

export function collectionController(
  strapi: Core.Strapi,
  collection: Collection,
  { one = unchanged, listed = unchanged }: Presenters = {},
) {
  const content = createPublishedEntries(strapi);
  const { uid, derived = {} } = collection;

  return {
    async find(ctx: Context): Promise<void> {
      const named = [...scalarNames(strapi.contentType(uid).attributes), ...Object.keys(derived)];
      const query = readListQuery(ctx.query, named);
      const { entries, total } = await content.list(collection, query);
      const { fields, page, pageSize } = query;
      const present: Present = fields
        ? (entry) => listed(Object.fromEntries([...fields, 'locale'].map((name) => [name, entry[name] ?? null])))
        : listed;
      const shown = await Promise.all(entries.map((entry) => presentReadable(strapi, uid, entry, present)));
      const paged: Paged = { meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
      ctx.body = { data: shown.filter((entry) => entry !== undefined), ...paged };
    },

    async findOne(ctx: Context): Promise<void> {
      const { locale } = readPageQuery(ctx.query);
      const name = pathParameter(ctx, 'name');
      const entry = isEntryName(name) ? await content.one(collection, name, locale) : undefined;
      // In a preview, an incomplete draft is reported to the editor.
      const present = readsDrafts(strapi, uid)
        ? one
        : (found: PresentedEntry) => presentReadable(strapi, uid, found, one);
      const data = entry && (await present(entry));
      if (data === undefined) throw new errors.NotFoundError();
      ctx.body = { data, meta: {} };
    },
  };
}

export function pageAction(strapi: Core.Strapi, uid: UID.SingleType, present: Present) {
  const content = createPublishedEntries(strapi);

  return async (ctx: Context): Promise<void> => {
    const { locale } = readPageQuery(ctx.query);
    const page = await content.page(uid, locale);
    if (!page) throw new errors.NotFoundError();
    ctx.body = { data: await present(page), meta: {} };
  };
}
