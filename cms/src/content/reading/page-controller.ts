import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { readPageQuery } from './content-query';
import { createPublishedEntries } from './published-entries';
import type { Present } from './readable';

/** The controller of a page that is answered as it is stored, checked by its contract. */
export const storedPage =
  (uid: UID.SingleType, schema: v.GenericSchema) =>
  ({ strapi }: { strapi: Core.Strapi }) =>
    pageController(strapi, uid, (page) => v.parse(schema, page));

/** GET of a single type. `present` converts it to its contract, if it has one. */
export function pageController(strapi: Core.Strapi, uid: UID.SingleType, present: Present = (page) => page) {
  const content = createPublishedEntries(strapi);

  return {
    async find(ctx: Context): Promise<void> {
      const { locale } = readPageQuery(ctx.query);
      const page = await content.page(uid, locale);
      if (!page) throw new errors.NotFoundError();
      ctx.body = { data: await present(page), meta: {} };
    },
  };
}
