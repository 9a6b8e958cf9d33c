import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import parseRange from 'range-parser';

export type ServedFile = { path: string; type: string; modified: Date };

/** The file's size in bytes; undefined if the library lists it but the disk has lost it. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const { size } = await stat(path);
    return size;
  } catch {
    return undefined;
  }
}

type Part = { start: number; end: number };

/** The requested range. Players never ask for several ranges at once, so those get the whole file. */
function partOf(ctx: Context, size: number): Part | 'whole' | 'unsatisfiable' {
  const header = ctx.get('Range');
  if (header === '' || !isStillTheSame(ctx)) return 'whole';
  // A suffix longer than the file means all of it; the library would treat it as unsatisfiable.
  const lastBytes = Number(/^bytes=-(\d+)$/.exec(header)?.[1]);
  if (lastBytes > size && size > 0) return { start: 0, end: size - 1 };
  const ranges = parseRange(size, header, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  const [only, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  return only && others.length === 0 ? only : 'whole';
}

/** A range may only be sent if the file has not changed since the client got the rest (If-Range). */
function isStillTheSame(ctx: Context): boolean {
  const condition = ctx.get('If-Range');
  return condition === '' || condition === ctx.response.get('ETag') || condition === ctx.response.get('Last-Modified');
}

/** Answers GET and HEAD with a file or a range of it: 200, 206, 304, 416, or 404 if there is none. */
export async function serveFile(ctx: Context, file: ServedFile | undefined, missing: string): Promise<void> {
  const size = file && (await sizeOf(file.path));
  if (!file || size === undefined) {
    // Not cached, because the file may come back at any time.
    ctx.set('Cache-Control', 'no-store');
    throw new errors.NotFoundError(missing);
  }
  ctx.type = file.type;
  ctx.lastModified = file.modified;
  ctx.etag = `${file.modified.getTime().toString(36)}-${size.toString(36)}`;
  // The file behind a name can be replaced at any time, so clients revalidate, mostly with a 304.
  ctx.set('Cache-Control', 'public, no-cache');
  ctx.set('Accept-Ranges', 'bytes');
  // Pictures and videos do not compress, and a range of a compressed response would be wrong.
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
