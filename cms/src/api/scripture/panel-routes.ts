import type { Core } from '@strapi/strapi';
import { scripturePath } from './contract';
import createController from './controllers/scripture';

/** An admin route, so that Strapi authenticates the panel's Bearer token. */
export function serveScripture(strapi: Core.Strapi): void {
  strapi.server.api('admin').routes([
    {
      method: 'GET',
      path: `${scripturePath}/:translation/:book/:chapter`,
      handler: createController({ strapi }).chapter,
      config: { policies: ['global::content-editor'] },
    },
  ]);
}
