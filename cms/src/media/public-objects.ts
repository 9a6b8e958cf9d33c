import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createAssets, type FileQuery } from './assets';
import { isPublicPath, publicFolder } from '../lib/public-path';
import { pathParameter } from '../lib/path-parameter';
import { readMaxAge, serveFile } from '../lib/serve-file';

/** The minimum width in pixels, if it is a number, and for how long the file may be cached. */
export function readFileQuery(ctx: Context): FileQuery {
  const { width } = ctx.query;
  const isWidth = typeof width === 'string' && /^\d{1,5}$/.test(width);
  return { width: isWidth ? Number(width) : Infinity, maxAgeSeconds: readMaxAge(ctx) };
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
        const file = isPublicPath(path) ? await assets.at([publicFolder, ...path], readFileQuery(ctx)) : undefined;
        await serveFile(ctx, file, 'There is no public file at that path');
      },
      config: { auth: false },
    },
  ]);
}
