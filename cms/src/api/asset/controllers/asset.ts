import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { pathParameter } from '../../../lib/path-parameter';
import { serveFile } from '../../../lib/serve-file';
import { assetNamePattern, createAssets, readFileQuery, revivalVideo } from '../../../media';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  /** For players. Other files are not found here, even if they are assets. */
  async function serveVideo(ctx: Context, name: string): Promise<void> {
    const asset = assetNamePattern.test(name) ? await assets.find(name) : undefined;
    await serveFile(ctx, asset?.type.startsWith('video/') ? asset : undefined, 'There is no video with that name');
  }

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

    video: (ctx: Context): Promise<void> => serveVideo(ctx, pathParameter(ctx, 'name')),
    revivalVideo: (ctx: Context): Promise<void> => serveVideo(ctx, revivalVideo),
  };
};
