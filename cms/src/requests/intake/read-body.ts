import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isRecord } from '../../lib/is-record';
import { maximumBodyBytes } from '../../api/submission/contract';

/** The body parser's raw text (`includeUnparsed`). */
const unparsed = Symbol.for('unparsedBody');

export function isJson(ctx: Context): boolean {
  return ctx.request.type.toLowerCase() === 'application/json';
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
