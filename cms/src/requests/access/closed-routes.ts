import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { modelOf, useInContentManager } from '../../lib/content-manager-routes';
import { isRequestUid } from '../request-uids';
import { isInternal, readOnlyUids } from './closed-tables';

const counting = ['collection-types.countDraftRelations', 'collection-types.countManyEntriesDraftRelations'];
const reading = ['collection-types.find', 'collection-types.findOne', ...counting];

function isContent(model: string): boolean {
  return !model.includes('::') || model.startsWith('api::');
}

function isOpen(model: string, handler: string): boolean {
  if (isInternal(model) || !isContent(model)) return false;
  if (isRequestUid(model)) return [...reading, 'collection-types.update'].includes(handler);
  return !readOnlyUids.includes(model) || reading.includes(handler);
}

/** Strapi's own tables hold sessions and token hashes; some routes query them directly, so they end here. */
export function closeContentManagerRoutes(strapi: Core.Strapi): void {
  useInContentManager(strapi, (handler) => async (ctx, next) => {
    if (!isOpen(modelOf(ctx), handler)) throw new errors.ForbiddenError();
    await next();
  });
}
