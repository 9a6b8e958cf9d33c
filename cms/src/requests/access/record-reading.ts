import type { Core } from '@strapi/strapi';
import { runAsSystem } from '../../lib/run-as-system';
import { kindOf, prayerRequestUid, type RequestUid } from '../request-uids';
import type { Reader } from '../../lib/reader';

export const readingRecordUid = 'api::reading-record.reading-record';

/** Stores whether the request is confidential, because the record outlives it. */
export type ReadRequest = { reference: string; confidential: boolean };

/**
 * Keeps who opens which request. It is called before plain text goes out: what cannot be recorded is not shown, since
 * the caller fails with this.
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
 * Records from before they said whether the request was confidential. Of a prayer request that is gone nobody can tell
 * any more, so its record stays hidden like those of confidential ones.
 */
export async function completeReadingRecords(strapi: Core.Strapi): Promise<void> {
  const table = (uid: string) => strapi.db.metadata.get(uid).tableName;
  const unknown = () => strapi.db.connection(table(readingRecordUid)).whereNull('confidential');
  const openPrayers = strapi.db.connection(table(prayerRequestUid)).select('reference').where('confidential', false);
  await unknown().whereNot('kind', 'prayer').update({ confidential: false });
  await unknown().whereIn('reference', openPrayers).update({ confidential: false });
}
