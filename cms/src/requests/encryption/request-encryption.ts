import type { Core } from '@strapi/strapi';
import { decryptField, encryptField } from '../../lib/field-encryption/field-cipher';
import { createKeyring, type Keyring } from '../../lib/field-encryption/keyring';
import { confidentialFields } from '../access/confidential-fields';
import type { RequestUid } from '../request-uids';

/** Of `cms/config/requests.ts`. */
export type RequestSettings = { key: string; previousKeys: readonly string[] };

type Data = Readonly<Record<string, unknown>>;

export function requestKeyring(strapi: Core.Strapi): Keyring {
  const { key, previousKeys }: RequestSettings = strapi.config.get('requests');
  return createKeyring(key, previousKeys, { current: 'REQUEST_KEY', previous: 'REQUEST_KEY_PREVIOUS' });
}

/** Where a value belongs; opened anywhere else it is refused. */
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

/** The data as it is stored. The database does this by itself for whatever is written; see `requests-at-rest.ts`. */
export function encryptedFields(
  strapi: Core.Strapi,
  uid: RequestUid,
  reference: string,
  data: Data,
): Record<string, unknown> {
  const keyring = requestKeyring(strapi);
  return mapConfidential(uid, data, (field, text) => encryptField(keyring, fieldContext(uid, field, reference), text));
}

/**
 * A stored request in plain text. Whoever calls this shows it to nobody before `recordReading` has kept who reads it.
 */
export function decryptedRequest(
  strapi: Core.Strapi,
  uid: RequestUid,
  row: Data & { reference: string },
): Record<string, unknown> & { reference: string } {
  const keyring = requestKeyring(strapi);
  const plain = mapConfidential(uid, row, (field, text) =>
    decryptField(keyring, fieldContext(uid, field, row.reference), text),
  );
  return { ...plain, reference: row.reference };
}
