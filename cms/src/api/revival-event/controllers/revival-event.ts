import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readPageQuery } from '../../../content';
import { createRevivalEvents } from '../../../timeline';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const events = createRevivalEvents({ strapi });

  return {
    async find(ctx: Context): Promise<void> {
      const { locale } = readPageQuery(ctx.query);
      ctx.body = await events.timeline(locale);
    },
  };
};
