import { isRecord } from './is-record';
import type { FieldHashes } from './schema';
import type { Strapi } from './strapi';

/**
 * Where the seed notes in Strapi's core store what it has done. Each note is a row of `strapi_core_store_settings`, whose
 * columns are `key` and `value` (JSON).
 */
export const seedStore = { type: 'plugin', name: 'seed' } as const;

/** What the keys of these rows begin with. */
const noteRows = `${seedStore.type}_${seedStore.name}_`;

/** The key under which a row was noted; none when the row is not the seed's. */
function noteOfRow(rowKey: unknown): string | undefined {
  return typeof rowKey === 'string' && rowKey.startsWith(noteRows) ? rowKey.slice(noteRows.length) : undefined;
}

/**
 * The row that is there once the seed has run to its end; a database without it is empty, or its seed was interrupted:
 * `SELECT 1 FROM strapi_core_store_settings WHERE key = 'plugin_seed_completed'`.
 */
export const completedKey = 'completed';
export const completedRow = `${noteRows}${completedKey}`;

/** What the seed remembers of each item from one run to the next. */
export interface Note {
  readonly hashes: FieldHashes;
  /** The entry that was made of it, by which it is found again although an editor has changed its key; files have none. */
  readonly documentId?: string;
}

export interface Notes {
  read(key: string): Note | null;
  write(key: string, note: Note): Promise<void>;
}

function isFieldHashes(value: unknown): value is FieldHashes {
  return isRecord(value) && Object.values(value).every((hash) => typeof hash === 'string');
}

function asNote(value: unknown): Note | null {
  if (!isRecord(value) || !isFieldHashes(value['hashes'])) return null;
  const { hashes, documentId } = value;
  return typeof documentId === 'string' ? { hashes, documentId } : { hashes };
}

/** All notes, read at once: each is asked for several times, and nobody else writes any. */
export async function readNotes(strapi: Strapi): Promise<Notes> {
  const rows = await strapi.db.query('strapi::core-store').findMany({ where: { key: { $startsWith: noteRows } } });
  const notes = new Map<string, Note>();
  for (const { key, value } of rows) {
    const name = noteOfRow(key);
    const note = name === undefined || typeof value !== 'string' ? null : asNote(JSON.parse(value));
    if (name !== undefined && note !== null) notes.set(name, note);
  }
  return {
    read: (key) => notes.get(key) ?? null,
    async write(key, note) {
      await strapi.store(seedStore).set({ key, value: note });
      notes.set(key, note);
    },
  };
}
