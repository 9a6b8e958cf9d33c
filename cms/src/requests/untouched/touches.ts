import type { Core } from '@strapi/strapi';
import { actsForUser, hasSession } from '../../lib/viewer';
import { requestUids } from '../request-uids';

/** For a change by a signed-in member: what the program does by itself does not count as touching a request. */
export function touchedNow(strapi: Core.Strapi): { touchedAt?: Date } {
  const isMember = actsForUser(strapi) && hasSession(strapi.requestContext.get()?.state);
  return isMember ? { touchedAt: new Date() } : {};
}

/**
 * Sets the time for requests that members changed before it was stored, from their last change. Done once; two replicas
 * that start together store the same.
 */
export async function backfillTouchedAt(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'request-touches' });
  if (await store.get({ key: 'kept' })) return;
  const { connection, metadata } = strapi.db;
  for (const uid of requestUids) {
    await connection(metadata.get(uid).tableName)
      .where('revision', '>', 0)
      .whereNull('touched_at')
      .update({ touched_at: connection.ref('updated_at') });
  }
  await store.set({ key: 'kept', value: true });
}
