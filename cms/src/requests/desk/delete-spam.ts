import type { Core } from '@strapi/strapi';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { runAsSystem } from '../../lib/run-as-system';
import { uidOfKind } from '../request-uids';
import { deleteRequests, deletionLock } from '../retention/delete-requests';
import { withDeskLock } from './desk-lock';
import { openRequest } from './open-request';
import type { ChangeOutcome, Target } from './request-changes';
import { findRequest } from './stored-request';

type DeletionOutcome = { kind: 'deleted' } | Extract<ChangeOutcome, { kind: 'conflict' | 'missing' }>;

/** Deletes for good, as retention would after its days. A request that somebody has released meanwhile stays. */
export function deleteSpam(strapi: Core.Strapi, { account, kind, reference }: Target): Promise<DeletionOutcome> {
  const uid = uidOfKind(kind);
  return withDeskLock(strapi, () =>
    // Before the row is locked, because retention locks them in this order.
    withAdvisoryLock(strapi, deletionLock, async () => {
      await strapi.db.queryBuilder(uid).select(['id']).where({ reference }).first().forUpdate().execute();
      const request = await findRequest(strapi, kind, reference);
      if (request === null) return { kind: 'missing' };
      if (!request.spam) return { kind: 'conflict', request: await openRequest(strapi, account, request) };
      await runAsSystem(() => deleteRequests(strapi, uid, [request], 'spam'));
      strapi.log.info(`Account ${account.id} deleted the spam ${reference}`);
      return { kind: 'deleted' };
    }),
  );
}
