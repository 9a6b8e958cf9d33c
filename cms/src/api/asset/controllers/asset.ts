import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { pathParameter } from '../../../lib/path-parameter';
import { serveFile } from '../../../lib/serve-file';
import { assetNamePattern, createAssets, readFileQuery } from '../../../media';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  return {
    async find(ctx: Context): Promise<void> {
      const name = pathParameter(ctx, 'name');
      const asset = assetNamePattern.test(name) ? await assets.find(name, readFileQuery(ctx)) : undefined;
      await serveFile(ctx, asset, 'There is no asset with that name');
    },

    async status(ctx: Context): Promise<void> {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = { ...(await assets.status()), environment: process.env['NODE_ENV'] ?? 'development' };
    },
  };
};
