import type { Core } from '@strapi/strapi';
import type { RequestUid } from '../request-uids';

/** Takes a request out of spam. */
export async function releaseRequest(strapi: Core.Strapi, uid: RequestUid, documentId: string): Promise<void> {
  await strapi.documents(uid).update({ documentId, data: { spam: false } });
}
