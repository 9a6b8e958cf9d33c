import type { Context } from 'koa';
import { isRecord } from './is-record';

/** A path parameter of the matched route; empty if the route has none of that name. */
export function pathParameter(ctx: Context, name: string): string {
  const parameters: unknown = ctx['params'];
  const value = isRecord(parameters) ? parameters[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** The allowed characters of a slug or document id. PostgreSQL fails on some others, such as NUL. */
const entryName = /^[\w-]{1,255}$/;

/** Whether this may be the slug or document id of an entry; anything else never reaches the database. */
export const isEntryName = (text: string): boolean => entryName.test(text);
