import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { pathParameter } from '../../../lib/path-parameter';
import createAssets from '../services/asset';

/** Names as they are given in the Media Library; anything else is no asset, and never becomes a path. */
const namePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,199}$/u;

/** The file's size, or nothing when the library knows a file that is gone from the disk. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const { size } = await stat(path);
    return size;
  } catch {
    return undefined;
  }
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  return {
    async find(ctx: Context): Promise<void> {
      const name = pathParameter(ctx, 'name');
      const asset = namePattern.test(name) ? await assets.find(name) : undefined;
      const size = asset && (await sizeOf(asset.path));
      if (!asset || size === undefined) {
        throw new errors.NotFoundError('There is no asset of that name');
      }

      ctx.type = asset.type;
      ctx.lastModified = asset.modified;
      ctx.etag = `${asset.modified.getTime().toString(36)}-${size.toString(36)}`;
      // The name stays while the file behind it may be replaced at any time: ask every time, mostly for a 304.
      ctx.set('Cache-Control', 'public, no-cache');
      ctx.status = 200;
      if (ctx.fresh) {
        ctx.status = 304;
        return;
      }
      ctx.length = size;
      if (ctx.method !== 'HEAD') {
        ctx.body = createReadStream(asset.path);
        ctx.type = asset.type;
        ctx.length = size;
      }
    },
  };
};
