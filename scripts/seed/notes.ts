import { isRecord } from './is-record';
import { noteOfRow, noteRows, seedStore } from './marker';
import type { FieldHashes } from './schema';
import type { Strapi } from './strapi';

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
