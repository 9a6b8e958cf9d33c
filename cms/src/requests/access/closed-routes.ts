import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { modelOf, useInContentManager } from '../../lib/content-manager-routes';
import { isRequestUid } from '../request-uids';
import { isInternal } from './internal-tables';
import { readOnlyUids } from './read-only-tables';

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
