import type { Context } from 'koa';
import { isRecord } from './is-record';

/** A named part of the address as the router read it; empty when the route has none of that name. */
export function pathParameter(ctx: Context, name: string): string {
  const parameters: unknown = ctx['params'];
  const value = isRecord(parameters) ? parameters[name] : undefined;
  return typeof value === 'string' ? value : '';
}
