import type { Core } from '@strapi/strapi';
import createAssets from '../api/asset/services/asset';
import { isPublicPath, publicFolder } from '../api/image/public-path';
import { pathParameter } from '../lib/path-parameter';
import { serveFile } from '../lib/serve-file';

/** `/public-objects/<folder>/<file>`: registered here, because the addresses of an API begin with its prefix. */
export function servePublicObjects(strapi: Core.Strapi): void {
  const assets = createAssets({ strapi });
  strapi.server.routes([
    {
      method: 'GET',
      path: '/public-objects/:path(.+)',
      handler: async (ctx) => {
        const path = pathParameter(ctx, 'path').split('/');
        const file = isPublicPath(path) ? await assets.at([publicFolder, ...path]) : undefined;
        await serveFile(ctx, file, 'There is no public file at that path');
      },
      config: { auth: false },
    },
  ]);
}
