import type { Core } from '@strapi/strapi';
import { queueRequestMails } from './queue-request-mails';
import { decryptedRequest } from '../encryption/request-encryption';
import { isRequestUid, requestRows, type RequestUid } from '../request-uids';

/** The fields that a request's mails need; null if it is spam and should not be, or the other way round. */
async function findRequest(strapi: Core.Strapi, uid: RequestUid, documentId: string, spam: boolean) {
  const where = { documentId, spam };
  const [found] = await requestRows(strapi, uid, ['reference', 'language', 'email', 'urgent', 'source'], { where });
  return found ?? null;
}

/** Spam sends no mail before its release; otherwise a bot could send mail to anybody in our name. */
export function sendMailsOnRelease(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!isRequestUid(uid) || action !== 'update') return next();
    const { documentId } = context.params;
    return strapi.db.transaction(async () => {
      const wasSpam = (await findRequest(strapi, uid, documentId, true)) !== null;
      const result = await next();
      const released = wasSpam ? await findRequest(strapi, uid, documentId, false) : null;
      if (released !== null) {
        const { email } = decryptedRequest(strapi, uid, released);
        // Confirming a request that a member entered was decided then.
        const confirms = released.source === null;
        await queueRequestMails(strapi, { uid, ...released, email: email ?? '' }, { confirms });
      }
      return result;
    });
  });
}
