import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';

export type RouteMiddleware = (ctx: Context, next: Next) => Promise<void>;

const routerSchema = v.object({ routes: v.array(v.unknown()) });
const routeSchema = v.looseObject({
  path: v.string(),
  handler: v.string(),
  config: v.looseObject({ middlewares: v.optional(v.array(v.unknown())) }),
});

const modelSchema = v.looseObject({ model: v.string() });

export function modelOf(ctx: Context): string {
  return v.parse(modelSchema, ctx['params']).model;
}

/** Adds middleware to content manager routes by their action, after Strapi's own checks. */
export function useInContentManager(
  strapi: Core.Strapi,
  middlewareOf: (handler: string) => RouteMiddleware | undefined,
): void {
  const { routes } = v.parse(routerSchema, Reflect.get(strapi.plugin('content-manager').routes, 'admin'));
  for (const route of routes) {
    if (!v.is(routeSchema, route) || !route.path.includes('/:model')) continue;
    const middleware = middlewareOf(route.handler);
    if (middleware) route.config.middlewares = [...(route.config.middlewares ?? []), middleware];
  }
}
