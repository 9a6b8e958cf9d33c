import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';

const configSchema = v.looseObject({ middlewares: v.optional(v.array(v.unknown()), []) });
const routesSchema = v.array(v.looseObject({ handler: v.unknown(), config: v.optional(configSchema) }));

type Middleware = (ctx: Context, next: Next) => unknown;

/** Puts a middleware before those of one of Strapi's own routes. */
export function handleFirst(strapi: Core.Strapi, handler: string, middleware: Middleware): void {
  const routes: unknown = Reflect.get(strapi.admin.routes, 'admin').routes;
  v.assert(routesSchema, routes);
  for (const route of routes) {
    if (route.handler !== handler) continue;
    route.config = { ...route.config, middlewares: [middleware, ...(route.config?.middlewares ?? [])] };
  }
}
