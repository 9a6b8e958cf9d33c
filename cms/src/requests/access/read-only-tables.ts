import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readingRecordUid } from './record-reading';
import { requestTallyUid } from '../retention/tally';
import { superAdminCode } from '../../lib/role-codes';
import { actsForUser, hasRole } from '../../lib/viewer';
import { onChanging, onReading, onWriting } from './row-events';

/** Changes to accounts, written by `panel/accounts`. */
export const accountChangeUid = 'api::account-change.account-change';

/** Written by the program, and readable by super admins only. */
export const readOnlyUids: readonly string[] = [readingRecordUid, requestTallyUid, accountChangeUid];

/** Not even the program changes or deletes these once written. */
const appendOnlyUids: readonly string[] = [readingRecordUid, accountChangeUid];

export function protectReadOnlyTables(strapi: Core.Strapi): void {
  const read = () => {
    if (actsForUser(strapi) && !hasRole(strapi, superAdminCode)) throw new errors.ForbiddenError();
  };
  const write = () => {
    if (actsForUser(strapi)) throw new errors.ForbiddenError('Only the program can write here');
  };
  strapi.db.lifecycles.subscribe({ models: [...readOnlyUids], ...onReading(read), ...onWriting(write) });

  const change = () => {
    throw new errors.ForbiddenError('Entries here cannot be changed');
  };
  strapi.db.lifecycles.subscribe({ models: [...appendOnlyUids], ...onChanging(change) });
}
