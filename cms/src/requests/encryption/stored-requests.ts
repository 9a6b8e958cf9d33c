import type { Core, UID } from '@strapi/strapi';
import { requestKeyring, KeyError, type Keyring } from '../../lib/field-encryption/keyring';
import { fieldContext } from './request-encryption';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { decryptField, encryptField, keyIdOf } from '../../lib/field-encryption/field-cipher';
import { confidentialFields } from '../fields';
import { requestUids } from '../request-uids';

type EncryptedTable = {
  uid: UID.ContentType;
  /** The field that identifies the entry in a value's encryption context. */
  namedBy: string;
  fields: readonly string[];
};

/** Everything encrypted with `REQUEST_KEY`; all of it is re-encrypted with a new key. */
const encryptedTables: readonly EncryptedTable[] = [
  ...requestUids.map((uid) => ({ uid, namedBy: 'reference', fields: confidentialFields[uid] })),
  { uid: 'api::prayer-meeting.meeting-entry', namedBy: 'reference', fields: ['firstName', 'text'] },
  { uid: 'api::outbox.outbox-message', namedBy: 'dedupeKey', fields: ['recipient'] },
];

const batch = 200;

type Row = { id: number; [field: string]: unknown };

/** Entries with values not encrypted by the current key, in batches by id. */
async function* entriesToEncrypt(strapi: Core.Strapi, { uid, fields, namedBy }: EncryptedTable, keyring: Keyring) {
  const current = `enc1.${keyring.current}.`;
  let last: number | undefined = 0;
  while (last !== undefined) {
    const rows: Row[] = await strapi.db
      .queryBuilder(uid)
      .select(['id', namedBy, ...fields])
      .where({ id: { $gt: last }, $or: fields.map((field) => ({ [field]: { $not: { $startsWith: current } } })) })
      .orderBy({ id: 'asc' })
      .limit(batch)
      .execute();
    yield* rows;
    last = rows.length < batch ? undefined : rows.at(-1)?.id;
  }
}

/** The key of each value; null for one in plain text. */
function keyIdsOf(row: Row, { fields }: EncryptedTable): Map<string, string | null> {
  return new Map(
    fields.flatMap((field) => {
      const stored = row[field];
      return typeof stored === 'string' ? [[field, keyIdOf(stored)] as const] : [];
    }),
  );
}

async function checkKeys(strapi: Core.Strapi, keyring: Keyring): Promise<void> {
  const unknown = new Set<string>();
  for (const table of encryptedTables) {
    for await (const row of entriesToEncrypt(strapi, table, keyring)) {
      for (const id of keyIdsOf(row, table).values()) if (id !== null && !keyring.keys.has(id)) unknown.add(id);
    }
  }
  if (unknown.size === 0) return;
  throw new KeyError(
    `Requests are stored under the key ${[...unknown].join(', ')}, and the keys given are ${[...keyring.keys.keys()].join(', ')}. ` +
      'Nothing was changed. Start with the REQUEST_KEY that belongs to this database (a generated one lies in ' +
      'secrets.json beside it), or name it in REQUEST_KEY_PREVIOUS.',
  );
}

async function encryptEntry(strapi: Core.Strapi, row: Row, table: EncryptedTable, keyring: Keyring): Promise<void> {
  const { uid, namedBy } = table;
  const data = [...keyIdsOf(row, table)].map(([field, keyId]) => {
    const context = fieldContext(uid, field, String(row[namedBy]));
    const stored = String(row[field]);
    const text = keyId === null ? stored : decryptField(keyring, context, stored);
    return [field, encryptField(keyring, context, text)] as const;
  });
  await strapi.db.queryBuilder(uid).where({ id: row.id }).update(Object.fromEntries(data)).execute();
}

const scrubbing = { type: 'core', name: 'stored-requests' } as const;

/** SQLite leaves the old text in the file until the page is overwritten; VACUUM rewrites the file. */
async function scrub(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(scrubbing);
  if (!(await store.get({ key: 'scrub' }))) return;
  if (strapi.db.dialect.client === 'postgres') {
    for (const { uid } of encryptedTables) {
      await strapi.db.connection.raw('VACUUM (FULL) ??', [strapi.db.metadata.get(uid).tableName]);
    }
  } else {
    await strapi.db.connection.raw('PRAGMA secure_delete = ON');
    await strapi.db.connection.raw('VACUUM');
  }
  await store.delete({ key: 'scrub' });
}

/** Runs before anything is served, also for plain text of another program. If a key is missing, nothing is changed. */
export async function encryptStoredRequests(strapi: Core.Strapi): Promise<void> {
  const keyring = requestKeyring(strapi);
  await withAdvisoryLock(strapi, 'request-keys', async () => {
    await checkKeys(strapi, keyring);
    let count = 0;
    for (const table of encryptedTables) {
      for await (const row of entriesToEncrypt(strapi, table, keyring)) {
        await encryptEntry(strapi, row, table, keyring);
        count += 1;
      }
    }
    if (count === 0) return;
    // In the same transaction, so that the next start still rewrites the file if the program ends now.
    await strapi.store(scrubbing).set({ key: 'scrub', value: true });
    strapi.log.info(`${count} entries were encrypted under the key ${keyring.current}`);
  });
  await scrub(strapi);
}
