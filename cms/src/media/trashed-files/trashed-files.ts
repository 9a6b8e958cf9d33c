import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type Row, table } from '../../lib/table';
import { dayMs } from '../../contracts/day';
import { type TrashedFile, trashDays } from '../../contracts/trash';
import { accountName, signedInUser } from '../../lib/account';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { removeFolder } from '../../lib/file-store/file-store';
import { runAsSystem } from '../../lib/viewer';
import { storedFiles, storedPath } from '../../lib/stored-files';
import { createLibraryFiles, type LibraryFile, uploadAddresses, withoutExtension } from '../library-files';
import { createTrashedEntries } from '../../content';
import type { Job } from '../../lib/schedule';

const trashedFileUid = 'api::trash.kept-file';
const fileUid = 'plugin::upload.file';

/** What describes the bytes of a file, so that a row of the library fits them again. */
const describingBytes = ['hash', 'ext', 'mime', 'size', 'url', 'width', 'height', 'formats', 'provider'];
const describingUse = ['name', 'alternativeText', 'caption', 'focalPoint', 'folderPath'];

const valuesSchema = v.nullable(v.record(v.string(), v.unknown()));
/** The folder says where the bytes are; null for a superseded file, which is still in the library. */
export type TrashedRow = Row<typeof trashedFileUid> & { file: v.InferOutput<typeof valuesSchema> };

const pick = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name] ?? null]));

/** Earlier files of the Media Library, with their smaller sizes. Only the program reads and writes their table. */
export function createTrashedFiles(strapi: Core.Strapi) {
  const rows = () => table(strapi, trashedFileUid);
  const library = createLibraryFiles(strapi);
  const store = storedFiles(strapi);
  // Nothing serves a folder whose name begins with a dot, and a backup of the uploads holds it.
  const bytesOf = (folder: string) => `.kept/${folder}`;
  const storedNames = (file: LibraryFile) => uploadAddresses(file).map(storedPath);

  async function read(where: object): Promise<TrashedRow[]> {
    const found = await runAsSystem(() => rows().findMany({ where, orderBy: [{ keptAt: 'desc' }, { id: 'desc' }] }));
    return found.map((row) => ({ ...row, file: v.parse(valuesSchema, row.file) }));
  }

  async function add(
    file: LibraryFile,
    reason: TrashedFile['reason'],
    stored: Pick<TrashedRow, 'folder' | 'file'>,
  ): Promise<void> {
    const data = {
      ...stored,
      fileId: file.id,
      name: file.name,
      reason,
      keptAt: new Date().toISOString(),
      accountName: accountName(signedInUser(strapi)),
    };
    await runAsSystem(() => rows().create({ data }));
  }

  /** Copies the file's bytes aside before they are replaced or deleted, and answers with where they are. */
  async function copyAside(file: LibraryFile, reason: 'replaced' | 'deleted'): Promise<string> {
    const folder = randomUUID();
    try {
      // A file that the library lists may be gone from the storage; the others are copied all the same.
      for (const name of storedNames(file)) await store.copy(name, `${bytesOf(folder)}/${name}`);
      await add(file, reason, { folder, file: pick(file, [...describingBytes, ...describingUse]) });
    } catch (error) {
      await removeFolder(store, bytesOf(folder)).catch(() => {});
      throw error;
    }
    return folder;
  }

  /** The bytes first: a row whose bytes could not be removed is tried again. */
  async function forget({ id, folder }: TrashedRow): Promise<void> {
    if (folder !== null) await removeFolder(store, bytesOf(folder));
    await runAsSystem(() => rows().delete({ where: { id } }));
  }

  /** Answers with the names. One that fails does not stop the others. */
  async function putBytesBack(folder: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { path } of store.list(bytesOf(folder))) names.push(basename(path));
    const copies = names.map((name) => store.copy(`${bytesOf(folder)}/${name}`, name));
    await Promise.allSettled(copies);
    await Promise.all(copies);
    return names;
  }

  /** If the change fails half-way, the bytes are put back; if even that fails, an editor can do it. */
  async function copyFirst<T>(file: LibraryFile, reason: 'replaced' | 'deleted', change: () => Promise<T>): Promise<T> {
    const folder = await copyAside(file, reason);
    try {
      return await change();
    } catch (error) {
      await putBytesBack(folder)
        .then(() => read({ folder }))
        .then((files) => Promise.all(files.map(forget)))
        .catch(() => {});
      throw error;
    }
  }

  /** The folder of that path, because the row of a folder may be another one meanwhile. */
  async function folderAt(path: unknown): Promise<number | null> {
    return (await table(strapi, 'plugin::upload.folder').findOne({ where: { path } }))?.id ?? null;
  }

  async function bringDeletedBack(values: Record<string, unknown>): Promise<void> {
    const folder = await folderAt(values['folderPath']);
    const data = { ...values, folder, folderPath: folder === null ? '/' : values['folderPath'] };
    await strapi.db.query(fileUid).create({ data });
  }

  /** Puts the bytes back instead of the present ones, which go to the trash in turn. */
  async function bringReplacedBack(
    present: LibraryFile,
    { folder, values }: { folder: string; values: Record<string, unknown> },
  ): Promise<void> {
    await copyFirst(present, 'replaced', async () => {
      const names = await putBytesBack(folder);
      const data = pick(values, describingBytes);
      await strapi.db.query(fileUid).update({ where: { id: present.id }, data });
      for (const name of storedNames(present)) if (!names.includes(name)) await store.remove(name);
    });
  }

  /** Makes an older file the newest of its name again. The one it gives way to can be brought back in turn. */
  async function bringForward(older: LibraryFile, newer: LibraryFile | undefined): Promise<void> {
    await strapi.db.query(fileUid).update({ where: { id: older.id }, data: { createdAt: new Date() } });
    if (newer !== undefined && newer.id !== older.id) await add(newer, 'superseded', { folder: null, file: null });
  }

  return {
    copyFirst,
    forget,

    /** Notes that the site shows a newer upload instead of this file. */
    supersede: (file: LibraryFile) => add(file, 'superseded', { folder: null, file: null }),

    async list(): Promise<TrashedRow[]> {
      const all = await read({});
      const ids = all.filter(({ folder }) => folder === null).map(({ fileId }) => fileId);
      const present = new Set((await library.find({ id: { $in: ids } })).map(({ id }) => id));
      return all.filter(({ folder, fileId }) => folder !== null || present.has(fileId));
    },

    find: async (id: number): Promise<TrashedRow | undefined> => (await read({ id }))[0],

    /** False if there is nothing left to bring back. Two rows with the same bytes would lose them with one of the rows. */
    bringBack: ({ id }: TrashedRow): Promise<boolean> =>
      withAdvisoryLock(strapi, 'kept-files', async () => {
        const [stored] = await read({ id });
        if (stored === undefined) return false;
        const present = await library.byId(stored.fileId);
        if (stored.folder === null || stored.file === null) {
          if (present === undefined) return false;
          await bringForward(present, await library.newest(withoutExtension(present.name)));
        } else {
          const { folder, file: values } = stored;
          if (present === undefined) {
            await putBytesBack(folder);
            await bringDeletedBack(values);
          } else {
            await bringReplacedBack(present, { folder, values });
          }
        }
        await forget(stored);
        return true;
      }),

    async removeOld(now: number): Promise<void> {
      const before = new Date(now - trashDays * dayMs).toISOString();
      for (const stored of await read({ keptAt: { $lt: before } })) await forget(stored);
    },
  };
}

export function presentTrashedFile({ id, name, reason, keptAt, accountName: by }: TrashedRow): TrashedFile {
  return { id, name, reason, keptAt, accountName: by };
}

export const emptyTrash: Job = {
  name: 'empty-trash',
  everyMs: dayMs,
  run: async (strapi, now) => {
    await createTrashedEntries(strapi).removeOld(now);
    await createTrashedFiles(strapi).removeOld(now);
  },
};
