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

/**
 * Stands behind Strapi's body parser, which forgets the files it wrote to the temporary folder when the call is
 * refused, and those that came under any name but `files`.
 */
const removeTemporaryFiles: Core.MiddlewareFactory = () => async (ctx: Context, next: Next) => {
  ctx.state['bodyRead'] = true;
  const files = temporaryFiles(ctx);
  try {
    await next();
  } finally {
    await Promise.all(files.map((file) => rm(file, { force: true })));
  }
};

export default removeTemporaryFiles;
