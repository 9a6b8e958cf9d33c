import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readOnlyUids } from './read-only-tables';
import { isAdminTokenCall } from '../../lib/viewer';
import { requestUids } from '../request-uids';
import { onReading, onWriting } from './row-events';

/**
 * An admin token survives its owner's sign-out and password change, so it reads no requests or their records and
 * changes no accounts. Every route reaches the database.
 */
export function denyRequestsToApiTokens(strapi: Core.Strapi): void {
  const refuse = () => {
    if (isAdminTokenCall(strapi)) throw new errors.ForbiddenError('This is for people who have signed in');
  };
  strapi.db.lifecycles.subscribe({ models: ['admin::user'], ...onWriting(refuse) });
  strapi.db.lifecycles.subscribe({
    models: [...requestUids, ...readOnlyUids],
    ...onReading(refuse),
    ...onWriting(refuse),
  });
}
