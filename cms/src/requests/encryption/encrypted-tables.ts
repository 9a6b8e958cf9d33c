import type { UID } from '@strapi/strapi';
import { confidentialFields } from '../access/confidential-fields';
import { requestUids } from '../request-uids';

export type EncryptedTable = {
  uid: UID.ContentType;
  /** The field that identifies the entry in a value's encryption context. */
  namedBy: string;
  fields: readonly string[];
};

/** Everything encrypted with `REQUEST_KEY`; all of it is re-encrypted with a new key. */
export const encryptedTables: readonly EncryptedTable[] = [
  ...requestUids.map((uid) => ({ uid, namedBy: 'reference', fields: confidentialFields[uid] })),
  { uid: 'api::prayer-meeting.meeting-entry', namedBy: 'reference', fields: ['firstName', 'text'] },
  { uid: 'api::outbox.outbox-message', namedBy: 'dedupeKey', fields: ['recipient'] },
];
