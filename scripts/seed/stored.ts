import { attributesOf, isLocalized, populateFields } from './schema';
import type { SeedData } from './content-types';
import type { Entry, Row, Strapi } from './strapi';

type Status = 'draft' | 'published';
type Versions = ReadonlyMap<string, Entry>;

export type Stored = ReturnType<typeof createStored>;
export type StoredEntries = ReturnType<typeof createStoredEntries>;

/** The rows of a type are few, and looking one up costs as much as reading all of them. */
export function createStored(strapi: Strapi) {
  const read = new Map<string, Promise<readonly Row[]>>();
  return {
    /** All stored versions, without relations. */
    rows(uid: string): Promise<readonly Row[]> {
      const rows = read.get(uid) ?? strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } });
      read.set(uid, rows);
      return rows;
    },
    /** Called after an entry of a type was written. */
    changed: (uid: string) => void read.delete(uid),
  };
}

/** All at once, since a run mostly finds all as it left it; one by one after a change, which may move others. */
export function createStoredEntries(strapi: Strapi, uid: string, locale: string, seeded: readonly SeedData[]) {
  const documents = strapi.documents(uid);
  const names = new Set(seeded.flatMap(Object.keys));
  const populate = populateFields(strapi, attributesOf(strapi, uid), [...names]);
  const query = { ...(isLocalized(strapi, uid) ? { locale } : {}), populate };
  const read = new Map<Status, Promise<Versions>>();
  let hasChanged = false;

  const readAll = async (status: Status): Promise<Versions> => {
    const entries = await documents.findMany({ ...query, status });
    return new Map(entries.map((entry) => [entry.documentId, entry]));
  };
  return {
    async find(documentId: string, status: Status): Promise<Entry | null> {
      if (hasChanged) return documents.findOne({ ...query, documentId, status });
      const versions = read.get(status) ?? readAll(status);
      read.set(status, versions);
      return (await versions).get(documentId) ?? null;
    },
    changed(): void {
      hasChanged = true;
    },
  };
}
