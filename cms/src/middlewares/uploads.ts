import { extname, posix } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createAssets } from '../media';
import { readMaxAge, serveFile } from '../lib/serve-file';

function uploadName(path: string): string | undefined {
  try {
    const [, name] = /^\/uploads\/([^/\p{C}]+)$/u.exec(posix.normalize(`/${decodeURIComponent(path)}`)) ?? [];
    return name?.startsWith('.') ? undefined : name;
  } catch {
    return undefined;
  }
}

/** Withholds withdrawn items and files that the library does not list. */
export default ((_config, { strapi }) => {
  const assets = createAssets({ strapi });

  return async (ctx: Context, next: Next) => {
    const name = ctx.method === 'GET' || ctx.method === 'HEAD' ? uploadName(ctx.path) : undefined;
    if (name === undefined) {
      await next();
      return;
    }
    const serving = { type: extname(name), maxAgeSeconds: readMaxAge(ctx) };
    await serveFile(ctx, await assets.stored(name, serving), 'There is no such file');
  };
}) satisfies Core.MiddlewareFactory;
