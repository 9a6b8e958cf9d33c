import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { type ListedVersion, maxVersions } from '../../contracts/content-version';
import { type Row, table } from '../../lib/table';
import { runAsSystem } from '../../lib/viewer';
import { compareSnapshots } from './compare-snapshots';
import { isPublished, type ReadEntry, readEntries, snapshotSchema } from './snapshot';

const versionUid = 'api::content-version.content-version';

const jsonSchema = v.object({ changed: v.nullable(v.array(v.string())), snapshot: snapshotSchema });

/** One language of an entry; the language is null for types without translations. */
export type Translation = { uid: UID.ContentType; entryId: string; language: string | null };

export type StoredVersion = Omit<Row<typeof versionUid>, keyof v.InferOutput<typeof jsonSchema>> &
  v.InferOutput<typeof jsonSchema>;

const whereIs = ({ uid, entryId, language }: Translation) => ({ uid, entryId, language });

/** The published versions of entries. Only the program reads and writes their table. */
export function createVersions(strapi: Core.Strapi) {
  const rows = () => table(strapi, versionUid);
  const newestFirst = [{ savedAt: 'desc' as const }, { id: 'desc' as const }];

  async function stored(where: object, limit: number): Promise<StoredVersion[]> {
    const found = await runAsSystem(() => rows().findMany({ where, orderBy: newestFirst, limit }));
    return found.map((row) => ({ ...row, ...v.parse(jsonSchema, row) }));
  }

  async function newest(translation: Translation): Promise<StoredVersion | undefined> {
    return (await stored(whereIs(translation), 1))[0];
  }

  async function prune(translation: Translation): Promise<void> {
    const where = whereIs(translation);
    const found = await runAsSystem(() =>
      rows().findMany({ select: ['id'], where, orderBy: newestFirst, offset: maxVersions, limit: 1000 }),
    );
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await runAsSystem(() => rows().deleteMany({ where: { id: { $in: ids } } }));
  }

  /** Keeps a published entry, unless nothing has changed since the version before. */
  async function add(translation: Translation, entry: ReadEntry, accountName: string | null): Promise<void> {
    const before = await newest(translation);
    const changed =
      before === undefined
        ? null
        : [...new Set(compareSnapshots(before.snapshot, entry.snapshot).map(({ path }) => String(path[0])))];
    if (changed?.length === 0) return;
    const savedAt = entry.publishedAt ?? new Date().toISOString();
    const data = { ...whereIs(translation), savedAt, accountName, changed, snapshot: entry.snapshot };
    await runAsSystem(() => rows().create({ data }));
    await prune(translation);
  }

  return {
    add,

    /** The newest first. */
    async list(translation: Translation): Promise<StoredVersion[]> {
      return stored(whereIs(translation), maxVersions);
    },

    async find(translation: Translation, id: number): Promise<StoredVersion | undefined> {
      return (await stored({ ...whereIs(translation), id }, 1))[0];
    },

    async remove(uid: string, entryId: string, languages: readonly (string | null)[]): Promise<void> {
      for (const language of languages) {
        await runAsSystem(() => rows().deleteMany({ where: { uid, entryId, language } }));
      }
    },

    /** What visitors read now; undefined if the translation is not published. */
    async published({ uid, entryId, language }: Translation): Promise<ReadEntry | undefined> {
      const where = { documentId: entryId, ...isPublished, ...(language === null ? {} : { locale: language }) };
      return (await readEntries(strapi, uid, where))[0];
    },
  };
}

export const presentVersion = (
  { id, savedAt, accountName, changed, snapshot }: StoredVersion,
  published: ReadEntry | undefined,
): ListedVersion => ({
  id,
  savedAt,
  accountName,
  changed,
  isPublished: published !== undefined && compareSnapshots(snapshot, published.snapshot).length === 0,
});
