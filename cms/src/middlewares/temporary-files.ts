import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

function temporaryFiles(ctx: Context): string[] {
  const files: unknown = 'files' in ctx.request ? ctx.request.files : undefined;
  return Object.values(files ?? {})
    .flat()
    .flatMap((file: unknown) =>
      typeof file === 'object' && file !== null && 'filepath' in file && typeof file.filepath === 'string'
        ? [file.filepath]
        : [],
    );
}

/** The body parser leaves behind those of refused requests, and those under field names other than `files`. */
export default (() => async (ctx: Context, next: Next) => {
  ctx.state['bodyRead'] = true;
  const files = temporaryFiles(ctx);
  try {
    await next();
  } finally {
    await Promise.all(files.map((file) => rm(file, { force: true })));
  }
}) satisfies Core.MiddlewareFactory;
