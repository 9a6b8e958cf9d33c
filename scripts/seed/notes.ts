import { isRecord } from './is-record';
import { seedStore } from './marker';
import type { FieldHashes } from './schema';
import type { Strapi } from './strapi';

/** What the seed remembers of each item from one run to the next. */
export interface Note {
  readonly hashes: FieldHashes;
  /** The entry that was made of it, by which it is found again although an editor has changed its key; files have none. */
  readonly documentId?: string;
}

function isFieldHashes(value: unknown): value is FieldHashes {
  return isRecord(value) && Object.values(value).every((hash) => typeof hash === 'string');
}

export async function readNote(strapi: Strapi, key: string): Promise<Note | null> {
  const value = await strapi.store(seedStore).get({ key });
  if (!isRecord(value) || !isFieldHashes(value['hashes'])) return null;
  const { hashes, documentId } = value;
  return typeof documentId === 'string' ? { hashes, documentId } : { hashes };
}

export async function writeNote(strapi: Strapi, key: string, note: Note): Promise<void> {
  await strapi.store(seedStore).set({ key, value: note });
}
