import type { Context } from 'koa';
import { isRecord } from './is-record';

/** A path parameter of the matched route; empty if the route has none of that name. */
export function pathParameter(ctx: Context, name: string): string {
  const parameters: unknown = ctx['params'];
  const value = isRecord(parameters) ? parameters[name] : undefined;
  return typeof value === 'string' ? value : '';
}
