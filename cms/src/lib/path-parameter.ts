import type { Context } from 'koa';
import { isRecord } from './is-record';

/** A path parameter of the matched route; empty if the route has none of that name. */
export function pathParameter(ctx: Context, name: string): string {
  const parameters: unknown = ctx['params'];
  const value = isRecord(parameters) ? parameters[name] : undefined;
  return typeof value === 'string' ? value : '';
}

export function idParameter(ctx: Context, name: string): number | undefined {
  const text = pathParameter(ctx, name);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The allowed characters of a slug or document id. PostgreSQL fails on some others, such as NUL. */
const entryName = /^[\w-]{1,255}$/;

/** True if this may be the slug or document id of an entry; anything else never reaches the database. */
export const isEntryName = (text: string): boolean => entryName.test(text);
