import type { Core } from '@strapi/strapi';
import { runAsSystem } from '../../lib/run-as-system';
import { kindOf, prayerRequestUid, type RequestUid } from '../request-uids';
import type { Reader } from '../../lib/reader';

export const readingRecordUid = 'api::reading-record.reading-record';

/** Includes whether the request is confidential, because the record outlives the request. */
export type ReadRequest = { reference: string; confidential: boolean };

/**
 * Records who opened which request. It is called before decrypted text is returned, and if it fails, nothing is shown.
 */
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

/**
 * Completes records written before they stored confidentiality. If the prayer request is gone, its record stays hidden
 * as if it were confidential.
 */
export async function completeReadingRecords(strapi: Core.Strapi): Promise<void> {
  const table = (uid: string) => strapi.db.metadata.get(uid).tableName;
  const unknown = () => strapi.db.connection(table(readingRecordUid)).whereNull('confidential');
  const openPrayers = strapi.db.connection(table(prayerRequestUid)).select('reference').where('confidential', false);
  await unknown().whereNot('kind', 'prayer').update({ confidential: false });
  await unknown().whereIn('reference', openPrayers).update({ confidential: false });
}
