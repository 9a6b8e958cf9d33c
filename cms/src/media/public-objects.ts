import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createAssets } from './assets';
import { isPublicPath, publicFolder } from '../lib/public-path';
import { pathParameter } from '../lib/path-parameter';
import { serveFile } from '../lib/serve-file';

/** How wide a picture has to be at least. Anything but a number of pixels asks for nothing. */
function askedWidth(ctx: Context): number | undefined {
  const { width } = ctx.query;
  return typeof width === 'string' && /^\d{1,4}$/.test(width) ? Number(width) : undefined;
}

/** `/public-objects/<folder>/<file>`: registered here, because the addresses of an API begin with its prefix. */
export function servePublicObjects(strapi: Core.Strapi): void {
  const assets = createAssets({ strapi });
  strapi.server.routes([
    {
      method: 'GET',
      path: '/public-objects/:path(.+)',
      handler: async (ctx) => {
        const path = pathParameter(ctx, 'path').split('/');
        const file = isPublicPath(path) ? await assets.at([publicFolder, ...path], askedWidth(ctx)) : undefined;
        await serveFile(ctx, file, 'There is no public file at that path');
      },
      config: { auth: false },
    },
  ]);
}
