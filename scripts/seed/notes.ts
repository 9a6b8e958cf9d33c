import { seedStore } from './marker';
import type { FieldHashes } from './schema';
import type { Strapi } from './strapi';

function isFieldHashes(value: unknown): value is FieldHashes {
  return typeof value === 'object' && value !== null && Object.values(value).every((hash) => typeof hash === 'string');
}

/** What the seed remembers of each item from one run to the next. */
export async function readNote(strapi: Strapi, key: string): Promise<FieldHashes | null> {
  const value = await strapi.store(seedStore).get({ key });
  return isFieldHashes(value) ? value : null;
}

export async function writeNote(strapi: Strapi, key: string, hashes: FieldHashes): Promise<void> {
  await strapi.store(seedStore).set({ key, value: hashes });
}
