import type { Core } from '@strapi/strapi';
import type { RequestUid } from '../request-uids';

export async function releaseRequest(strapi: Core.Strapi, uid: RequestUid, documentId: string): Promise<void> {
  await strapi.documents(uid).update({ documentId, data: { spam: false } });
}
