import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import parseRange from 'range-parser';

export type ServedFile = { path: string; type: string; modified: Date };

/** The file's size in bytes, or nothing when the library knows a file that is gone from the disk. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const { size } = await stat(path);
    return size;
  } catch {
    return undefined;
  }
}

type Part = { start: number; end: number };

/** The one part asked for. Several at once are nothing a player asks for, and get the whole file. */
function partOf(ctx: Context, size: number): Part | 'whole' | 'unsatisfiable' {
  const header = ctx.get('Range');
  if (header === '' || !isStillTheSame(ctx)) return 'whole';
  // More last bytes than there are is all of them; the library takes it for a part that is not there.
  const lastBytes = Number(/^bytes=-(\d+)$/.exec(header)?.[1]);
  if (lastBytes > size && size > 0) return { start: 0, end: size - 1 };
  const ranges = parseRange(size, header, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  const [only, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  return only && others.length === 0 ? only : 'whole';
}

/** A part only fits what the client has already when the file has not changed since. */
function isStillTheSame(ctx: Context): boolean {
  const condition = ctx.get('If-Range');
  return condition === '' || condition === ctx.response.get('ETag') || condition === ctx.response.get('Last-Modified');
}

/** Answers GET and HEAD with a file or a part of it: 200, 206, 304, 416, and 404 for no file. */
export async function serveFile(ctx: Context, file: ServedFile | undefined, missing: string): Promise<void> {
  const size = file && (await sizeOf(file.path));
  if (!file || size === undefined) {
    // It may be there again at any time.
    ctx.set('Cache-Control', 'no-store');
    throw new errors.NotFoundError(missing);
  }
  ctx.type = file.type;
  ctx.lastModified = file.modified;
  ctx.etag = `${file.modified.getTime().toString(36)}-${size.toString(36)}`;
  // The name stays while the file behind it may be replaced at any time: ask every time, mostly for a 304.
  ctx.set('Cache-Control', 'public, no-cache');
  ctx.set('Accept-Ranges', 'bytes');
  // Neither pictures nor videos get smaller, and a part of a compressed file would be no part of the file.
  ctx['compress'] = false;
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const part = partOf(ctx, size);
  if (part === 'unsatisfiable') {
    ctx.set('Content-Range', `bytes */${size}`);
    ctx.status = 416;
    ctx.body = '';
    return;
  }
  const { start, end } = part === 'whole' ? { start: 0, end: size - 1 } : part;
  if (part !== 'whole') {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${start}-${end}/${size}`);
  }
  if (ctx.method !== 'HEAD') {
    ctx.body = createReadStream(file.path, { start, end });
    ctx.type = file.type;
  }
  ctx.length = end - start + 1;
}
