import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { answeredCallUid } from '../../lib/idempotent-calls';
import { attemptUid } from '../../lib/attempts';
import { outboxUid } from '../mail/outbox-rows';
import { actsForUser } from '../../lib/viewer';
import { onReading, onWriting } from './row-events';

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
  'api::watching.web-server',
  'api::watching.failed-answer',
];

export function isInternal(uid: unknown): boolean {
  return internalUids.some((internal) => internal === uid);
}

/** Strapi checks permissions only for what the panel shows, and super admins have all of them. */
export function closeInternalTables(strapi: Core.Strapi): void {
  const refuse = () => {
    if (actsForUser(strapi)) throw new errors.ForbiddenError();
  };
  strapi.db.lifecycles.subscribe({ models: [...internalUids], ...onReading(refuse), ...onWriting(refuse) });
}
