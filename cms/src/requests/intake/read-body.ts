import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { refuse } from '../../lib/refuse';
import { isRecord } from '../../lib/is-record';
import { maximumBodyBytes } from '../../contracts/submission';

/** The body parser's raw text (`includeUnparsed`). */
const unparsed = Symbol.for('unparsedBody');

export function isJson(ctx: Context): boolean {
  return ctx.request.type.toLowerCase() === 'application/json';
}

/** Wraps an action that reads a body, and whose answer nobody keeps; what is not JSON is answered here. */
export function withJsonBody(action: (ctx: Context, body: Record<string, unknown>) => Promise<void>) {
  return async (ctx: Context): Promise<void> => {
    ctx.set('Cache-Control', 'no-store');
    if (isJson(ctx)) await action(ctx, readBody(ctx));
    else refuse(ctx, 415, 'UnsupportedMediaTypeError', 'The body must be sent as application/json');
  };
}

/** The parsed body: an object of at most 64 kB as sent. */
export function readBody(ctx: Context): Record<string, unknown> {
  const body: unknown = ctx.request.body;
  if (typeof body !== 'object' || body === null) {
    throw new errors.ValidationError('The body must be a JSON object');
  }
  const sent: unknown = Reflect.get(body, unparsed);
  if (typeof sent === 'string' && Buffer.byteLength(sent) > maximumBodyBytes) {
    throw new errors.PayloadTooLargeError('The body must not be larger than 64 kB');
  }
  if (!isRecord(body)) {
    throw new errors.ValidationError('The body must be a JSON object');
  }
  return body;
}
