import { isRecord } from './is-record';
import type { FieldHashes } from './schema';
import type { Strapi } from './strapi';

/** Where the seed notes what it has done: in rows of Strapi's `strapi_core_store_settings`. */
export const seedStore = { type: 'plugin', name: 'seed' } as const;

/** What the keys of these rows begin with. */
const noteRows = `${seedStore.type}_${seedStore.name}_`;

/** Noted once the seed has run to its end; `lib/seed-state.ts` looks for its row. */
export const completedKey = 'completed';

/** What the seed remembers of each item from one run to the next. */
export interface Note {
  readonly hashes: FieldHashes;
  /** The entry that was made of it, by which it is found again although an editor has changed its key; files have none. */
  readonly documentId?: string;
}

export type Notes = Awaited<ReturnType<typeof readNotes>>;

function isFieldHashes(value: unknown): value is FieldHashes {
  return isRecord(value) && Object.values(value).every((hash) => typeof hash === 'string');
}

function asNote(value: unknown): Note | null {
  if (!isRecord(value) || !isFieldHashes(value['hashes'])) return null;
  const { hashes, documentId } = value;
  return typeof documentId === 'string' ? { hashes, documentId } : { hashes };
}

/** All notes, read at once: each is asked for several times, and nobody else writes any. */
export async function readNotes(strapi: Strapi) {
  const rows = await strapi.db.query('strapi::core-store').findMany({ where: { key: { $startsWith: noteRows } } });
  const notes = new Map<string, Note>();
  for (const { key, value } of rows) {
    if (typeof key !== 'string' || typeof value !== 'string') continue;
    const note = asNote(JSON.parse(value));
    if (note !== null) notes.set(key.slice(noteRows.length), note);
  }
  return {
    read: (key: string) => notes.get(key) ?? null,
    async write(key: string, note: Note): Promise<void> {
      await strapi.store(seedStore).set({ key, value: note });
      notes.set(key, note);
    },
  };
}
