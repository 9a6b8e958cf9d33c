import type { Core } from '@strapi/strapi';
import { decryptField, encryptField } from '../../lib/field-encryption/field-cipher';
import { requestKeyring } from '../../lib/field-encryption/keyring';
import { confidentialFields } from '../fields';
import { requestUids, type RequestUid } from '../request-uids';

type Data = Readonly<Record<string, unknown>>;

/** The encryption context of a value; with any other it cannot be decrypted. */
export function fieldContext(uid: string, field: string, reference: string): string {
  return `${uid}.${field}.${reference}`;
}

function mapConfidential(uid: RequestUid, data: Data, change: (field: string, text: string) => string) {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) =>
      typeof value === 'string' && confidentialFields[uid].includes(field)
        ? [field, change(field, value)]
        : [field, value],
    ),
  );
}

/** The data with encrypted fields. The database subscriber does this for every write; see `encryptRequestsAtRest`. */
function encryptedFields(strapi: Core.Strapi, uid: RequestUid, reference: string, data: Data): Record<string, unknown> {
  const keyring = requestKeyring(strapi);
  return mapConfidential(uid, data, (field, text) => encryptField(keyring, fieldContext(uid, field, reference), text));
}

/** A decrypted request. Call `recordReading` before showing it to anybody. */
export function decryptedRequest<Row extends Data & { reference: string }>(
  strapi: Core.Strapi,
  uid: RequestUid,
  row: Row,
): Row {
  const keyring = requestKeyring(strapi);
  const plain = mapConfidential(uid, row, (field, text) =>
    decryptField(keyring, fieldContext(uid, field, row.reference), text),
  );
  return { ...row, ...plain };
}

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
