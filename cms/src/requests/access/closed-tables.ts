import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { attemptUid } from '../../lib/attempts';
import { answeredCallUid } from '../../lib/idempotent-calls';
import { hasRole, isAdminTokenCall, isSignedIn, isSystem, superAdminCode } from '../../lib/viewer';
import { outboxUid } from '../../mail';
import { requestUids } from '../request-uids';
import { requestTallyUid } from '../retention/delete-requests';
import { readingRecordUid } from './record-reading';

/** Subscribes a handler to every way of reading rows, as Strapi's lifecycles name them. */
export const onReading = <Handler>(handler: Handler) => ({
  beforeFindOne: handler,
  beforeFindMany: handler,
  beforeCount: handler,
});

/** To every way of changing or removing rows that are there. */
export const onChanging = <Handler>(handler: Handler) => ({
  beforeUpdate: handler,
  beforeUpdateMany: handler,
  beforeDelete: handler,
  beforeDeleteMany: handler,
});

const onWriting = <Handler>(handler: Handler) => ({
  beforeCreate: handler,
  beforeCreateMany: handler,
  ...onChanging(handler),
});

export const accountChangeUid = 'api::account-change.account-change';

/** Written by the program, and readable by super admins only. */
export const readOnlyUids: readonly string[] = [readingRecordUid, requestTallyUid, accountChangeUid];

/** Not even the program changes or deletes these once written. */
const appendOnlyUids: readonly string[] = [readingRecordUid, accountChangeUid];

export function protectReadOnlyTables(strapi: Core.Strapi): void {
  const read = () => {
    if (!isSystem() && !hasRole(strapi, superAdminCode)) throw new errors.ForbiddenError();
  };
  const write = () => {
    if (!isSystem()) throw new errors.ForbiddenError('Only the program can write here');
  };
  strapi.db.lifecycles.subscribe({ models: [...readOnlyUids], ...onReading(read), ...onWriting(write) });

  const change = () => {
    throw new errors.ForbiddenError('Entries here cannot be changed');
  };
  strapi.db.lifecycles.subscribe({ models: [...appendOnlyUids], ...onChanging(change) });
}

/** Internal tables of the CMS, which no account may read or change, not even a super admin's. */
const internalUids: readonly string[] = [
  'api::submission.submission-receipt',
  'api::prayer-desk.prayer',
  'api::prayer-meeting.meeting-entry',
  'api::weekly-reminder.reminder-subscription',
  outboxUid,
  answeredCallUid,
  attemptUid,
  'api::content-version.content-version',
  'api::trash.trashed-entry',
  'api::trash.kept-file',
  'api::schedule.scheduled-change',
  'api::watching.web-server',
  'api::watching.failed-answer',
];

export function isInternal(uid: unknown): boolean {
  return internalUids.some((internal) => internal === uid);
}

/** Strapi checks permissions only for what the panel shows, and super admins have all of them. */
export function closeInternalTables(strapi: Core.Strapi): void {
  const refuse = () => {
    if (!isSystem()) throw new errors.ForbiddenError();
  };
  strapi.db.lifecycles.subscribe({ models: [...internalUids], ...onReading(refuse), ...onWriting(refuse) });
}

const refusal = 'This is for people who have signed in';

/**
 * Requests and their records are open to signed-in accounts and to `runAsSystem`, and to nothing else: neither to the
 * calls of visitors nor to code outside of calls. An admin token survives its owner's sign-out and password change, so
 * it counts as nobody, and changes no accounts either. Every route reaches the database.
 */
export function requireSignedInAccount(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    ...onWriting(() => {
      if (isAdminTokenCall(strapi)) throw new errors.ForbiddenError(refusal);
    }),
  });
  const refuse = () => {
    if (!isSystem() && !isSignedIn(strapi)) throw new errors.ForbiddenError(refusal);
  };
  strapi.db.lifecycles.subscribe({
    models: [...requestUids, ...readOnlyUids],
    ...onReading(refuse),
    ...onWriting(refuse),
  });
}
