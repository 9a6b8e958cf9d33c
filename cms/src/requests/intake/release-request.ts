import type { Core } from '@strapi/strapi';
import type { RequestUid } from '../request-uids';

/** Lets a request that was quarantined go the way of all others. */
export async function releaseRequest(strapi: Core.Strapi, uid: RequestUid, documentId: string): Promise<void> {
  await strapi.documents(uid).update({ documentId, data: { quarantined: false } });
}
