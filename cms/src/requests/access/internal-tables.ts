import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { outboxUid } from '../mail/outbox-rows';
import { actsForUser } from '../../lib/viewer';

/** Tables of the CMS itself: no account reads or changes them, not even a super admin's. */
const internalUids: readonly string[] = [
  'api::submission.submission-receipt',
  'api::prayer-desk.prayer',
  'api::prayer-desk.note-receipt',
  outboxUid,
];

export function isInternal(uid: unknown): boolean {
  return internalUids.some((internal) => internal === uid);
}

/**
 * Strapi asks permissions for what the panel shows, and gives super admins all of them. So the line is drawn at the
 * database, which every way in comes to at last; what the program does there for itself says so (`runAsSystem`).
 */
export function closeInternalTables(strapi: Core.Strapi): void {
  const refuse = () => {
    if (actsForUser(strapi)) throw new errors.ForbiddenError();
  };
  strapi.db.lifecycles.subscribe({
    models: [...internalUids],
    beforeFindOne: refuse,
    beforeFindMany: refuse,
    beforeCount: refuse,
    beforeCreate: refuse,
    beforeCreateMany: refuse,
    beforeUpdate: refuse,
    beforeUpdateMany: refuse,
    beforeDelete: refuse,
    beforeDeleteMany: refuse,
  });
}
