import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { type Row, table } from '../../lib/table';
import { dayMs } from '../../contracts/day';
import { type BroughtBack, trashDays, type TrashedEntry } from '../../contracts/trash';
import { accountName, signedInUser } from '../../lib/account';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { runAsSystem } from '../../lib/viewer';
import { createFitting } from '../history/fit-snapshot';
import { titleOf } from '../../site-types';
import { hasHistory } from '../reading/schema-fields';
import { isDraft, type ReadEntry, readEntries, snapshotSchema } from '../history/snapshot';
import { createVersions } from '../history/versions';

const trashedUid = 'api::trash.trashed-entry';

/** The draft of each language; the language is null for types without translations. */
const snapshotsSchema = v.array(v.object({ language: v.nullable(v.string()), snapshot: snapshotSchema }));

export type Trashed = Row<typeof trashedUid> & { snapshots: v.InferOutput<typeof snapshotsSchema> };

/** Deleted entries. Only the program reads and writes their table. */
export function createTrashedEntries(strapi: Core.Strapi) {
  const rows = () => table(strapi, trashedUid);
  const versions = createVersions(strapi);
  const fit = createFitting(strapi);

  async function read(where: object): Promise<Trashed[]> {
    const found = await runAsSystem(() => rows().findMany({ where, orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }] }));
    return found.map((row) => ({ ...row, snapshots: v.parse(snapshotsSchema, row.snapshots) }));
  }

  /** Takes an entry out of the trash, once, whoever else is about to; false if it is gone. */
  async function takeOut(id: number): Promise<boolean> {
    if ((await read({ id })).length === 0) return false;
    await runAsSystem(() => rows().delete({ where: { id } }));
    return true;
  }

  const withTrashLock = <T>(work: () => Promise<T>): Promise<T> => withAdvisoryLock(strapi, 'trash', work);

  /** Removes for good what was deleted, and the versions of what no longer exists. */
  async function remove({ id, uid, entryId, snapshots }: Trashed): Promise<void> {
    if (!(await takeOut(id))) return;
    const left = hasHistory(uid) ? await readEntries(strapi, uid, { documentId: entryId, ...isDraft }) : [];
    const inTrash = (await read({ uid, entryId })).flatMap((row) => row.snapshots);
    const stay = new Set([...left, ...inTrash].map(({ language }) => language));
    const gone = snapshots.map(({ language }) => language).filter((language) => !stay.has(language));
    await versions.remove(uid, entryId, gone);
  }

  async function bringLanguageBack(
    uid: UID.ContentType,
    documentId: string,
    language: string | null,
    data: Record<string, unknown>,
  ): Promise<void> {
    const locale = language === null ? {} : { locale: language };
    const exists = await strapi.db.query(uid).count({ where: { documentId } });
    // The same document id, so that its history and what named it find it again.
    if (exists === 0) await strapi.documents(uid).create({ ...locale, data: { ...data, documentId } });
    else await strapi.documents(uid).update({ documentId, ...locale, data });
  }

  return {
    async add(uid: UID.ContentType, documentId: string, drafts: readonly ReadEntry[], now: number): Promise<void> {
      const data = {
        uid,
        entryId: documentId,
        title: drafts.find(({ title }) => title !== null)?.title ?? null,
        deletedAt: new Date(now).toISOString(),
        accountName: accountName(signedInUser(strapi)),
        snapshots: drafts.map(({ language, snapshot }) => ({ language, snapshot })),
      };
      await runAsSystem(() => rows().create({ data }));
    },

    list: () => read({}),

    find: async (id: number): Promise<Trashed | undefined> => (await read({ id }))[0],

    remove: (trashed: Trashed) => withTrashLock(() => remove(trashed)),

    /** Puts back each language as a draft. A language that was written anew meanwhile stays as it is. */
    async restore({ id, uid, entryId, snapshots }: Trashed, accountId: number): Promise<BroughtBack | null> {
      if (!hasHistory(uid)) return null;
      return withTrashLock(async () => {
        if (!(await takeOut(id))) return null;
        const drafts = await readEntries(strapi, uid, { documentId: entryId, ...isDraft });
        const existing = snapshots.filter((snapshot) => drafts.some(({ language }) => language === snapshot.language));
        const missing = snapshots.filter((snapshot) => !existing.includes(snapshot));
        const skipped: BroughtBack['skipped'] = [];
        for (const { language, snapshot } of missing) {
          const fitted = await fit(uid, snapshot);
          skipped.push(...fitted.skipped);
          const data = { ...fitted.data, createdBy: accountId, updatedBy: accountId };
          await bringLanguageBack(uid, entryId, language, data);
        }
        const named = (some: typeof snapshots) => some.flatMap(({ language }) => language ?? []);
        return { uid, documentId: entryId, languages: named(missing), existing: named(existing), skipped };
      });
    },

    async removeOld(now: number): Promise<void> {
      const before = new Date(now - trashDays * dayMs).toISOString();
      for (const trashed of await read({ deletedAt: { $lt: before } })) await remove(trashed);
    },
  };
}

/** Titled in the language of the reader, if the entry had it. */
export function presentTrashed(strapi: Core.Strapi, trashed: Trashed, reader: string): TrashedEntry {
  const { id, uid, title, snapshots, deletedAt, accountName: by } = trashed;
  const languages = snapshots.flatMap(({ language }) => language ?? []);
  const own = snapshots.find(({ language }) => language === reader);
  const ownTitle = own ? titleOf(uid, own.snapshot) : null;
  return { id, uid, title: ownTitle ?? title, languages, deletedAt, accountName: by };
}
