import type { Core } from '@strapi/strapi';
import { trashPath } from './contract';
import createController from './controllers/trash';

/** Registers the trash's calls as admin routes, so that Strapi authenticates the panel's Bearer token. */
export function serveTrash(strapi: Core.Strapi): void {
  const trash = createController({ strapi });
  const routes = [
    ['GET', '', trash.list],
    ['POST', '/entries/:id/restore', trash.restoreEntry],
    ['DELETE', '/entries/:id', trash.deleteEntry],
    ['POST', '/files/:id/restore', trash.restoreFile],
    ['DELETE', '/files/:id', trash.deleteFile],
    ['GET', '/references/:uid/:entryId', trash.references],
  ] as const;
  strapi.server.api('admin').routes(
    routes.map(([method, path, handler]) => ({
      method,
      path: `${trashPath}${path}`,
      handler,
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  );
}
