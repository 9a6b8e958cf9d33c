import type { Core } from '@strapi/strapi';
import { asProgram } from '../../lib/as-program';
import { kindOf, type RequestUid } from '../submission/request-uids';
import type { Reader } from './reader';

export const readingRecordUid = 'api::reading-record.reading-record';

/**
 * Keeps who opens which request. It is called before plain text goes out: what cannot be recorded is not shown, since
 * the caller fails with this.
 */
export async function recordReading(
  strapi: Core.Strapi,
  reader: Reader,
  uid: RequestUid,
  reference: string,
): Promise<void> {
  await asProgram(() =>
    strapi.db.query(readingRecordUid).create({
      data: {
        readAt: new Date(),
        accountId: reader.id,
        accountName: reader.name,
        kind: kindOf(uid),
        reference,
      },
    }),
  );
}
