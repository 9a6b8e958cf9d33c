import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { pathParameter } from '../../../lib/path-parameter';
import { serveFile } from '../../../lib/serve-file';
import { assetNamePattern, createAssets, revivalVideo } from '../../../media';

/** Serves videos by name, for players. Other files are not found here, even if they are assets. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  async function serve(ctx: Context, name: string): Promise<void> {
    const asset = assetNamePattern.test(name) ? await assets.find(name) : undefined;
    await serveFile(ctx, asset?.type.startsWith('video/') ? asset : undefined, 'There is no video with that name');
  }

  return {
    find: (ctx: Context): Promise<void> => serve(ctx, pathParameter(ctx, 'name')),
    revival: (ctx: Context): Promise<void> => serve(ctx, revivalVideo),
  };
};
