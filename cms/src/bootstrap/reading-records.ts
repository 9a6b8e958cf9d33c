import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readingRecordUid } from '../api/reading-record/record-reading';
import { superAdminCode } from './roles';
import { actsForSomebody, hasRole } from './viewer';

/** Who opened what is written by the program, read by super admins, and changed or deleted by nobody at all. */
export function keepReadingRecords(strapi: Core.Strapi): void {
  const read = () => {
    if (actsForSomebody(strapi) && !hasRole(strapi, superAdminCode)) throw new errors.ForbiddenError();
  };
  const write = () => {
    if (actsForSomebody(strapi)) throw new errors.ForbiddenError('The record of reading is written by the program');
  };
  const change = () => {
    throw new errors.ForbiddenError('The record of reading is never changed');
  };
  strapi.db.lifecycles.subscribe({
    models: [readingRecordUid],
    beforeFindOne: read,
    beforeFindMany: read,
    beforeCount: read,
    beforeCreate: write,
    beforeCreateMany: write,
    beforeUpdate: change,
    beforeUpdateMany: change,
    beforeDelete: change,
    beforeDeleteMany: change,
  });
}
