import { extname, join, posix } from 'node:path';
import { stat } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createWithheldFiles } from '../media';
import { serveFile, type ServedFile } from '../lib/serve-file';

/** The file below `/uploads` that Strapi would serve for this path, however it is encoded. */
function uploadName(path: string): string | undefined {
  try {
    const [, name] = /^\/uploads\/([^/\p{C}]+)$/u.exec(posix.normalize(`/${decodeURIComponent(path)}`)) ?? [];
    return name?.startsWith('.') ? undefined : name;
  } catch {
    return undefined;
  }
}

/**
 * Hides the files of withdrawn items from visitors. Only versioned URLs are cached for good; for others browsers
 * revalidate each time.
 */
const uploads: Core.MiddlewareFactory = (_config, { strapi }) => {
  const withheld = createWithheldFiles(strapi);
  const missing = 'There is no such file';

  async function fileOf(name: string): Promise<ServedFile | undefined> {
    const path = join(strapi.dirs.static.public, 'uploads', name);
    try {
      const entry = await stat(path);
      return entry.isFile() ? { path, type: extname(name), modified: entry.mtime } : undefined;
    } catch {
      return undefined;
    }
  }

  return async (ctx: Context, next: Next) => {
    const name = ctx.method === 'GET' || ctx.method === 'HEAD' ? uploadName(ctx.path) : undefined;
    if (name === undefined) {
      await next();
    } else if (await withheld.hasStored(name)) {
      await serveFile(ctx, undefined, missing);
    } else if (ctx.query['v'] === undefined) {
      await serveFile(ctx, await fileOf(name), missing);
    } else {
      await next();
    }
  };
};

export default uploads;
