import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readPageQuery } from '../../../content/reading/content-query';
import createRevivalEvents from '../../../timeline/revival-events';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const events = createRevivalEvents({ strapi });

  return {
    async find(ctx: Context): Promise<void> {
      const { locale } = readPageQuery(ctx.query);
      ctx.body = await events.timeline(locale);
    },
  };
};
