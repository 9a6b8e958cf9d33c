import type { Core } from '@strapi/strapi';
import { enteredRequestPath } from './contract';
import createController from './controllers/entered-request';

/** As admin routes, like those of the desk. */
export function serveEnteredRequests(strapi: Core.Strapi): void {
  const { create } = createController({ strapi });
  const config = { policies: ['global::desk-account'] };
  strapi.server.api('admin').routes([{ method: 'POST', path: enteredRequestPath, handler: create, config }]);
}
