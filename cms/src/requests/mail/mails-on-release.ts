import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { queueRequestMails } from './queue-request-mails';
import { locales } from '../../api/language/contract';
import { decryptedRequest } from '../encryption/request-encryption';
import { isRequestUid, prayerRequestUid, type RequestUid } from '../request-uids';

const rowSchema = v.object({
  reference: v.string(),
  language: v.picklist(locales),
  email: v.string(),
  urgent: v.boolean(),
  source: v.nullable(v.string()),
  confidential: v.optional(v.boolean(), false),
});

/** The fields that a request's mails need; null if it is spam and should not be, or the other way round. */
async function findRequest(strapi: Core.Strapi, uid: RequestUid, documentId: string, spam: boolean) {
  const fields = ['reference', 'language', 'email', 'urgent', 'source'];
  const row: unknown = await strapi.db.query(uid).findOne({
    select: uid === prayerRequestUid ? [...fields, 'confidential'] : fields,
    where: { documentId, spam },
  });
  return v.parse(v.nullable(rowSchema), row);
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
        const { email } = decryptedRequest(strapi, uid, { reference: released.reference, email: released.email });
        // Whether to confirm a request that a member entered was decided then.
        const confirms = released.source === null;
        await queueRequestMails(strapi, { uid, ...released, email: v.parse(v.string(), email) }, { confirms });
      }
      return result;
    });
  });
}
