import { extname, posix } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createAssets } from '../media';
import { serveFile } from '../lib/serve-file';

/** The file below `/uploads` that this path names, however it is encoded. */
function uploadName(path: string): string | undefined {
  try {
    const [, name] = /^\/uploads\/([^/\p{C}]+)$/u.exec(posix.normalize(`/${decodeURIComponent(path)}`)) ?? [];
    return name?.startsWith('.') ? undefined : name;
  } catch {
    return undefined;
  }
}

const monthSeconds = 30 * 24 * 60 * 60;

/**
 * Withholds withdrawn items and files that the library does not list. Only addresses with a version, which changes with
 * the content, are cached for good.
 */
const uploads: Core.MiddlewareFactory = (_config, { strapi }) => {
  const assets = createAssets({ strapi });

  return async (ctx: Context, next: Next) => {
    const name = ctx.method === 'GET' || ctx.method === 'HEAD' ? uploadName(ctx.path) : undefined;
    if (name === undefined) {
      await next();
      return;
    }
    const maxAgeSeconds = ctx.query['v'] === undefined ? 0 : monthSeconds;
    await serveFile(ctx, await assets.stored(name, { type: extname(name), maxAgeSeconds }), 'There is no such file');
  };
};

export default uploads;
