import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Handler = (ctx: Context) => Promise<void> | void;

/** The policy that lets every account of the panel through. */
export const anyAccount = 'admin::isAuthenticatedAdmin';

/**
 * Serves routes, as `GET /path`, to accounts that the policy lets through. They are admin routes, so that Strapi
 * authenticates the panel's Bearer token; an API's routes would be open to the public and to API tokens.
 */
export function servePanel(strapi: Core.Strapi, policy: string, routes: Readonly<Record<string, Handler>>): void {
  strapi.server.api('admin').routes(
    Object.entries(routes).map(([route, handler]) => {
      const [method, path] = route.split(' ') as [Method, string];
      return { method, path, handler, config: { policies: [policy] } };
    }),
  );
}
