import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createAssets } from './assets';
import { isPublicPath, publicFolder } from '../lib/public-path';
import { pathParameter } from '../lib/path-parameter';
import { serveFile } from '../lib/serve-file';

/** The minimum width in pixels. Anything but a number is ignored. */
function askedWidth(ctx: Context): number | undefined {
  const { width } = ctx.query;
  return typeof width === 'string' && /^\d{1,4}$/.test(width) ? Number(width) : undefined;
}

/** `/public-objects/<folder>/<file>`, registered here because the routes of an API get its prefix. */
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
