import type { Core } from '@strapi/strapi';
import { confidentialFields } from '../access/confidential-fields';
import { encryptedFields } from './request-encryption';
import { requestUids, type RequestUid } from '../request-uids';

type Data = Readonly<Record<string, unknown>>;
type Writing = { params: { data?: Data; where?: object } };

/** The last database subscriber, so that no caller can forget it. Callers pass plain text, never encrypted values. */
export function encryptRequestsAtRest(strapi: Core.Strapi): void {
  const hasConfidential = (uid: RequestUid, data: Data) =>
    confidentialFields[uid].some((field) => typeof data[field] === 'string');

  const encryptNew = (uid: RequestUid, data: Data) => {
    const { reference } = data;
    if (typeof reference !== 'string') throw new Error('A request is stored with its reference');
    return encryptedFields(strapi, uid, reference, data);
  };

  for (const uid of requestUids) {
    strapi.db.lifecycles.subscribe({
      models: [uid],
      beforeCreate({ params }: Writing) {
        params.data = encryptNew(uid, params.data ?? {});
      },
      beforeCreateMany({ params }: { params: { data?: readonly Data[] } }) {
        params.data = (params.data ?? []).map((data) => encryptNew(uid, data));
      },
      async beforeUpdate({ params }: Writing) {
        const { data = {}, where = {} } = params;
        if (!hasConfidential(uid, data)) return;
        const query = strapi.db.queryBuilder(uid).select(['reference']).where(where).first();
        const row = await query.execute<{ reference: string } | null | undefined>();
        // The update has no effect if the entry is gone.
        if (row) params.data = encryptedFields(strapi, uid, row.reference, data);
      },
      beforeUpdateMany({ params: { data = {} } }: Writing) {
        if (hasConfidential(uid, data)) {
          throw new Error('Confidential fields are encrypted per request, so update one request at a time');
        }
      },
    });
  }
}
