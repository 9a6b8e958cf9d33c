import type { Core } from '@strapi/strapi';
import { enteredRequestPath } from './contract';
import createController from './controllers/entered-request';

/** Admin routes, so that Strapi authenticates the panel's Bearer token. */
export function serveEnteredRequests(strapi: Core.Strapi): void {
  const { create } = createController({ strapi });
  const config = { policies: ['global::desk-account'] };
  strapi.server.api('admin').routes([{ method: 'POST', path: enteredRequestPath, handler: create, config }]);
}
