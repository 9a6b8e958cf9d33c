import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readOnlyUids } from '../../bootstrap/read-only-tables';
import { actsForProgramToken } from '../../bootstrap/viewer';
import { requestUids } from '../../api/submission/request-uids';

/**
 * What people confide is for people. A token acts with its owner's roles and outlives the owner's sign-out and password,
 * so no program reads requests or the records about them, and none changes an account. The line is drawn at the
 * database, which every way in comes to at last.
 */
export function closeRequestsToPrograms(strapi: Core.Strapi): void {
  const refuse = () => {
    if (actsForProgramToken(strapi)) throw new errors.ForbiddenError('This is for people who have signed in');
  };
  const write = {
    beforeCreate: refuse,
    beforeCreateMany: refuse,
    beforeUpdate: refuse,
    beforeUpdateMany: refuse,
    beforeDelete: refuse,
    beforeDeleteMany: refuse,
  };
  strapi.db.lifecycles.subscribe({ models: ['admin::user'], ...write });
  strapi.db.lifecycles.subscribe({
    models: [...requestUids, ...readOnlyUids],
    ...write,
    beforeFindOne: refuse,
    beforeFindMany: refuse,
    beforeCount: refuse,
  });
}
