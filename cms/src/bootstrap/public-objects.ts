import type { Core } from '@strapi/strapi';
import createAssets from '../api/asset/services/asset';
import { pathParameter } from '../lib/path-parameter';
import { serveFile } from '../lib/serve-file';

/** The Media Library's folder whose files have addresses of their own. */
const publicFolder = 'public';

/** What a folder or a file may be called; nothing else reaches the database. */
const namePattern = /^[^\p{C}/\\]{1,255}$/u;
const deepest = 10;

/** `/public-objects/<folder>/<file>`: registered here, because the addresses of an API begin with its prefix. */
export function servePublicObjects(strapi: Core.Strapi): void {
  const assets = createAssets({ strapi });
  strapi.server.routes([
    {
      method: 'GET',
      path: '/public-objects/:path(.+)',
      handler: async (ctx) => {
        const path = pathParameter(ctx, 'path').split('/');
        const isPath = path.length <= deepest && path.every((name) => namePattern.test(name));
        const file = isPath ? await assets.at([publicFolder, ...path]) : undefined;
        await serveFile(ctx, file, 'There is no public file at that path');
      },
      config: { auth: false },
    },
  ]);
}
