import type { Core } from '@strapi/strapi';
import { historyPath } from './contract';
import createController from './controllers/content-version';

/** Registers the history's calls as admin routes, so that Strapi authenticates the panel's Bearer token. */
export function serveHistory(strapi: Core.Strapi): void {
  const history = createController({ strapi });
  const entry = `${historyPath}/:uid/:entryId`;
  const routes = [
    ['GET', entry, history.list],
    ['GET', `${entry}/:version`, history.compare],
    ['POST', `${entry}/:version/restore`, history.restore],
  ] as const;
  strapi.server.api('admin').routes(
    routes.map(([method, path, handler]) => ({
      method,
      path,
      handler,
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  );
}
