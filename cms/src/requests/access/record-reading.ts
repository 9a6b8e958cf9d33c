import type { Core } from '@strapi/strapi';
import { runAsSystem } from '../../lib/viewer';
import { kindOf, type RequestUid } from '../request-uids';
import type { Reader } from '../../lib/account';

export const readingRecordUid = 'api::reading-record.reading-record';

/** Includes whether the request is confidential, because the record outlives the request. */
export type ReadRequest = { reference: string; confidential: boolean };

/** Call it before returning decrypted text: if it fails, nothing is shown. */
export async function recordReading(
  strapi: Core.Strapi,
  reader: Reader,
  uid: RequestUid,
  { reference, confidential }: ReadRequest,
): Promise<void> {
  await runAsSystem(() =>
    strapi.db.query(readingRecordUid).create({
      data: {
        readAt: new Date(),
        accountId: reader.id,
        accountName: reader.name,
        kind: kindOf(uid),
        reference,
        confidential,
      },
    }),
  );
}
