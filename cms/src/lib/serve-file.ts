import type { Readable } from 'node:stream';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import parseRange from 'range-parser';
import { type FileFacts, type FileStore, type Part, StoreUnavailable } from './file-store/file-store';

export type ServedFile = FileFacts & {
  type: string;
  /** For how long browsers need not ask again; 0 if it can change at any time. */
  maxAgeSeconds: number;
  read: (part?: Part) => ReturnType<FileStore['read']>;
};

export type Serving = { type: string; modified?: Date; maxAgeSeconds?: number };

const monthSeconds = 30 * 24 * 60 * 60;

/** Allows only addresses with a version, which changes with the content, to be cached for good. In seconds. */
export const readMaxAge = (ctx: Context): number => (ctx.query['v'] === undefined ? 0 : monthSeconds);

/** The file at a path of the storage; undefined if the library lists it but the storage has lost it. */
export async function fileIn(store: FileStore, path: string, serving: Serving): Promise<ServedFile | undefined> {
  const found = await store.stat(path);
  return found && { ...found, maxAgeSeconds: 0, ...serving, read: (part) => store.read(path, part) };
}

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

function refuseMissing(ctx: Context, missing: string): never {
  // Not cached, because the file may come back at any time.
  ctx.set('Cache-Control', 'no-store');
  throw new errors.NotFoundError(missing);
}

/** The bytes; what the headers say of the file is not said of an error. */
async function readPart(ctx: Context, file: ServedFile, part: Part | 'whole', missing: string): Promise<Readable> {
  try {
    const bytes = (await file.read(part === 'whole' ? undefined : part)) ?? refuseMissing(ctx, missing);
    if (bytes.size === (part === 'whole' ? file.size : part.end - part.start + 1)) return bytes.content;
    // Replaced since its facts were read. Bytes too many would be taken for the next answer on the connection.
    bytes.content.destroy();
    throw new StoreUnavailable('ChangedMeanwhile');
  } catch (error) {
    for (const name of ['ETag', 'Last-Modified', 'Accept-Ranges']) ctx.remove(name);
    throw error;
  }
}

/** Answers GET and HEAD with a file or a range of it: 200, 206, 304, 416, or 404 if there is none. */
export async function serveFile(ctx: Context, file: ServedFile | undefined, missing: string): Promise<void> {
  if (!file) return refuseMissing(ctx, missing);
  const { size, type, modified, maxAgeSeconds } = file;
  ctx.type = type;
  ctx.lastModified = modified;
  ctx.etag = `${modified.getTime().toString(36)}-${size.toString(36)}`;
  // The file behind a name can be replaced at any time, so clients revalidate, mostly with a 304.
  ctx.set('Cache-Control', maxAgeSeconds === 0 ? 'public, no-cache' : `max-age=${maxAgeSeconds}`);
  ctx.set('Accept-Ranges', 'bytes');
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
  if (ctx.method !== 'HEAD') {
    ctx.body = await readPart(ctx, file, part, missing);
    ctx.type = type;
  }
  if (part !== 'whole') {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${start}-${end}/${size}`);
  }
  ctx.length = end - start + 1;
}
