import type { Core } from '@strapi/strapi';
import { decryptField, encryptField } from '../../lib/field-encryption/field-cipher';
import { createKeyring, type Keyring } from '../../lib/field-encryption/keyring';
import { confidentialFields } from '../access/confidential-fields';
import type { RequestUid } from '../request-uids';

/** From `cms/config/requests.ts`. */
export type RequestSettings = { key: string; previousKeys: readonly string[] };

type Data = Readonly<Record<string, unknown>>;

export function requestKeyring(strapi: Core.Strapi): Keyring {
  const { key, previousKeys }: RequestSettings = strapi.config.get('requests');
  return createKeyring(key, previousKeys, { current: 'REQUEST_KEY', previous: 'REQUEST_KEY_PREVIOUS' });
}

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

/** The data with encrypted fields. The database subscriber does this for every write; see `requests-at-rest.ts`. */
export function encryptedFields(
  strapi: Core.Strapi,
  uid: RequestUid,
  reference: string,
  data: Data,
): Record<string, unknown> {
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
