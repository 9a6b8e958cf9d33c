import type { UID } from '@strapi/strapi';
import { confidentialFields } from '../access/confidential-fields';
import { requestUids } from '../request-uids';

export type EncryptedTable = {
  uid: UID.ContentType;
  /** The field that a value's context names its entry by. */
  namedBy: string;
  fields: readonly string[];
  /** Has a value in every entry that has any, so that one look tells whether the entry was encrypted. */
  witness: string;
};

/** Whatever is stored under `REQUEST_KEY`: all of it moves on to the next key. */
export const encryptedTables: readonly EncryptedTable[] = [
  ...requestUids.map((uid) => ({ uid, namedBy: 'reference', fields: confidentialFields[uid], witness: 'email' })),
  { uid: 'api::outbox.outbox-message', namedBy: 'dedupeKey', fields: ['recipient'], witness: 'recipient' },
];
