import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Core } from '@strapi/strapi';
import { type Row, table } from '../../lib/table';
import * as v from 'valibot';
import { dayMs } from '../../api/day/contract';
import { type KeptFile, trashDays } from '../../api/trash/contract';
import { accountName, signedInUser } from '../../lib/account';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { removeFolder } from '../../lib/file-store/file-store';
import { runAsSystem } from '../../lib/run-as-system';
import { storedFiles, storedPath } from '../../lib/stored-files';
import { createLibraryFiles, type LibraryFile, uploadAddresses, withoutExtension } from '../library-files';

const keptUid = 'api::trash.kept-file';
const fileUid = 'plugin::upload.file';

/** What describes the bytes of a file, so that a row of the library fits them again. */
const describingBytes = ['hash', 'ext', 'mime', 'size', 'url', 'width', 'height', 'formats', 'provider'];
const describingUse = ['name', 'alternativeText', 'caption', 'focalPoint', 'folderPath'];

const valuesSchema = v.nullable(v.record(v.string(), v.unknown()));
/** The folder says where the bytes are; null for a superseded file, which is still in the library. */
export type Kept = Row<typeof keptUid> & { file: v.InferOutput<typeof valuesSchema> };

const pick = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name] ?? null]));

/** Earlier files of the Media Library, with their smaller sizes. Only the program reads and writes their table. */
export function createKeptFiles(strapi: Core.Strapi) {
  const rows = () => table(strapi, keptUid);
  const library = createLibraryFiles(strapi);
  const store = storedFiles(strapi);
  // Nothing serves a folder whose name begins with a dot, and a backup of the uploads holds it.
  const bytesOf = (folder: string) => `.kept/${folder}`;
  const storedNames = (file: LibraryFile) => uploadAddresses(file).map(storedPath);

  async function read(where: object): Promise<Kept[]> {
    const found = await runAsSystem(() => rows().findMany({ where, orderBy: [{ keptAt: 'desc' }, { id: 'desc' }] }));
    return found.map((row) => ({ ...row, file: v.parse(valuesSchema, row.file) }));
  }

  async function add(
    file: LibraryFile,
    reason: KeptFile['reason'],
    kept: Pick<Kept, 'folder' | 'file'>,
  ): Promise<void> {
    const data = {
      ...kept,
      fileId: file.id,
      name: file.name,
      reason,
      keptAt: new Date().toISOString(),
      accountName: accountName(signedInUser(strapi)),
    };
    await runAsSystem(() => rows().create({ data }));
  }

  async function inLibrary(id: number): Promise<LibraryFile | undefined> {
    return (await library.find({ id }))[0];
  }

  /** Copies the file's bytes aside before they are replaced or deleted, and answers with where they are. */
  async function keep(file: LibraryFile, reason: 'replaced' | 'deleted'): Promise<string> {
    const folder = randomUUID();
    try {
      // A file that the library lists may be gone from the storage; the others are kept all the same.
      for (const name of storedNames(file)) await store.copy(name, `${bytesOf(folder)}/${name}`);
      await add(file, reason, { folder, file: pick(file, [...describingBytes, ...describingUse]) });
    } catch (error) {
      await removeFolder(store, bytesOf(folder)).catch(() => {});
      throw error;
    }
    return folder;
  }

  /** The bytes first: a row whose bytes could not be removed is tried again. */
  async function forget({ id, folder }: Kept): Promise<void> {
    if (folder !== null) await removeFolder(store, bytesOf(folder));
    await runAsSystem(() => rows().delete({ where: { id } }));
  }

  /** Answers with the names. One that fails does not keep the others from their place. */
  async function putBytesBack(folder: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { path } of store.list(bytesOf(folder))) names.push(basename(path));
    const copies = names.map((name) => store.copy(`${bytesOf(folder)}/${name}`, name));
    await Promise.allSettled(copies);
    await Promise.all(copies);
    return names;
  }

  /** If the change fails half-way, the bytes are put back; if even that fails, an editor can do it. */
  async function keepWhile<T>(file: LibraryFile, reason: 'replaced' | 'deleted', change: () => Promise<T>): Promise<T> {
    const folder = await keep(file, reason);
    try {
      return await change();
    } catch (error) {
      await putBytesBack(folder)
        .then(() => read({ folder }))
        .then((kept) => Promise.all(kept.map(forget)))
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

  /** Puts the kept bytes in the place of the present ones, which are kept in turn. */
  async function bringReplacedBack(
    present: LibraryFile,
    { folder, values }: { folder: string; values: Record<string, unknown> },
  ): Promise<void> {
    await keepWhile(present, 'replaced', async () => {
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
    keepWhile,
    forget,

    /** Notes that the site shows a newer upload instead of this file. */
    supersede: (file: LibraryFile) => add(file, 'superseded', { folder: null, file: null }),

    async list(): Promise<Kept[]> {
      const all = await read({});
      const ids = all.filter(({ folder }) => folder === null).map(({ fileId }) => fileId);
      const present = new Set((await library.find({ id: { $in: ids } })).map(({ id }) => id));
      return all.filter(({ folder, fileId }) => folder !== null || present.has(fileId));
    },

    find: async (id: number): Promise<Kept | undefined> => (await read({ id }))[0],

    /** False if there is nothing left to bring back. Two rows with the same bytes would lose them with one of the rows. */
    bringBack: ({ id }: Kept): Promise<boolean> =>
      withAdvisoryLock(strapi, 'kept-files', async () => {
        const [kept] = await read({ id });
        if (kept === undefined) return false;
        const present = await inLibrary(kept.fileId);
        if (kept.folder === null || kept.file === null) {
          if (present === undefined) return false;
          await bringForward(present, await library.newest(withoutExtension(present.name)));
        } else {
          const { folder, file: values } = kept;
          if (present === undefined) {
            await putBytesBack(folder);
            await bringDeletedBack(values);
          } else {
            await bringReplacedBack(present, { folder, values });
          }
        }
        await forget(kept);
        return true;
      }),

    async removeOld(now: number): Promise<void> {
      const before = new Date(now - trashDays * dayMs).toISOString();
      for (const kept of await read({ keptAt: { $lt: before } })) await forget(kept);
    },
  };
}

export function presentKept({ id, name, reason, keptAt, accountName: by }: Kept): KeptFile {
  return { id, name, reason, keptAt, accountName: by };
}
