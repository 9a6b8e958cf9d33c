import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readPageQuery } from './content-query';
import { createPublishedEntries } from './published-entries';
import type { Present } from './readable';

/** GET of a single type. `present` converts it to its contract, if it has one. */
export function pageController(strapi: Core.Strapi, uid: UID.SingleType, present: Present = (page) => page) {
  const content = createPublishedEntries(strapi);

  return {
    async find(ctx: Context): Promise<void> {
      const { locale } = readPageQuery(ctx.query);
      const page = await content.page(uid, locale);
      if (!page) {
        throw new errors.NotFoundError();
      }
      ctx.body = { data: await present(page), meta: {} };
    },
  };
}
