import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import * as v from 'valibot';
import { isRequestUid } from '../requests/request-uids';
import { isInternal } from '../requests/access/internal-tables';
import { readOnlyUids } from '../requests/access/read-only-tables';

export type RouteMiddleware = (ctx: Context, next: Next) => Promise<void>;

const routerSchema = v.object({ routes: v.array(v.unknown()) });
const routeSchema = v.looseObject({
  path: v.string(),
  handler: v.string(),
  config: v.looseObject({ middlewares: v.optional(v.array(v.unknown())) }),
});

const modelSchema = v.looseObject({ model: v.string() });

/** The content type that a route of the content manager is asked about. */
export function modelOf(ctx: Context): string {
  return v.parse(modelSchema, ctx['params']).model;
}

/** Adds to routes about a content type, by what they do, behind Strapi's own checks. */
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

const counting = ['collection-types.countDraftRelations', 'collection-types.countManyEntriesDraftRelations'];
const reading = ['collection-types.find', 'collection-types.findOne', ...counting];

/** Of components and of the site's own content types; accounts, roles, sessions and files have routes of their own. */
function isContent(model: string): boolean {
  return !model.includes('::') || model.startsWith('api::');
}

function isOpen(model: string, handler: string): boolean {
  if (isInternal(model) || !isContent(model)) return false;
  if (isRequestUid(model)) return [...reading, 'collection-types.update'].includes(handler);
  return !readOnlyUids.includes(model) || reading.includes(handler);
}

/**
 * Few of the content manager's routes are meant for requests and for what the program writes, and none for Strapi's own
 * tables, whose sessions and hashes of tokens a super admin would read there. The others are refused before they reach
 * the database, which some of them ask directly.
 */
export function closeContentManagerRoutes(strapi: Core.Strapi): void {
  useInContentManager(strapi, (handler) => async (ctx, next) => {
    if (!isOpen(modelOf(ctx), handler)) throw new errors.ForbiddenError();
    await next();
  });
}
