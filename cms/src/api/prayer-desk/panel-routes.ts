import type { Core } from '@strapi/strapi';
import { deskPath } from './contract';
import createController from './controllers/prayer-desk';

/**
 * Admin routes, so that Strapi authenticates the Bearer token; an API's routes would be open to the public and API
 * tokens.
 */
export function servePrayerDesk(strapi: Core.Strapi): void {
  const desk = createController({ strapi });
  const request = '/requests/:kind/:reference';
  const routes = [
    ['GET', '/summary', desk.summary],
    ['GET', '/team', desk.team],
    ['GET', '/templates', desk.templates],
    ['GET', '/account-changes', desk.accountChanges],
    ['POST', '/next', desk.next],
    ['GET', '/requests', desk.list],
    ['POST', '/search', desk.search],
    ['POST', '/hand-back', desk.handBack],
    ['GET', request, desk.open],
    ['PUT', request, desk.edit],
    ['DELETE', request, desk.deleteSpam],
    ['POST', `${request}/prayers`, desk.pray],
    ['POST', `${request}/prayers/undo`, desk.undoPrayer],
    ['POST', `${request}/notes`, desk.addNote],
    ['POST', `${request}/notes/undo`, desk.undoNote],
    ['POST', `${request}/claim`, desk.claim],
    ['DELETE', `${request}/claim`, desk.giveBack],
    ['POST', `${request}/release`, desk.release],
  ] as const;
  strapi.server.api('admin').routes(
    routes.map(([method, path, handler]) => ({
      method,
      path: `${deskPath}${path}`,
      handler,
      config: { policies: ['global::desk-account'] },
    })),
  );
}
