import type { Core } from '@strapi/strapi';
import { type BuiltInLocale, isBuiltIn } from '../../contracts/language';
import { largestSlotBytes, type PictureSlot, placeFacts, type SlotChange } from '../../contracts/picture-slot';
import { presentImage } from '../../content';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import type { SentFile } from '../../lib/sent-file';
import { strapiService } from '../../lib/strapi-services';
import { fileKind } from '../clean-uploads';
import { createLibraryFiles, ensureFolder, type LibraryFile, withoutExtension } from '../library-files';
import { createReplacedFiles, fileOfSlot } from './slot-files';
import { slotUses, type SlotUses } from './slot-uses';

const fileUid = 'plugin::upload.file';

type Filled = { slot: SlotUses; file: LibraryFile | undefined; before: LibraryFile | undefined };

/** Replacing adds a file under the name of the place; entries that name a file get the new one; the old one stays. */
export const createPictureSlots = ({ strapi }: { strapi: Core.Strapi }) => {
  const files = createLibraryFiles(strapi);
  const replaced = createReplacedFiles(strapi);

  const withSlotLock = <T>(work: () => Promise<T>): Promise<T> => withAdvisoryLock(strapi, 'picture-slots', work);

  /** The files that have the slot's name, newest first; none if only an entry can name its file. */
  async function filesByName(slot: SlotUses): Promise<LibraryFile[]> {
    const { name, folder: path, foundBy } = fileOfSlot(slot);
    if (foundBy === 'entry') return [];
    if (foundBy === 'site') return files.named(name);
    const folder = await files.folder(path);
    return folder ? files.named(name, { folder: folder.id }) : [];
  }

  async function fill(slot: SlotUses, earlier: Readonly<Record<string, number>>): Promise<Filled> {
    const shown = slot.uses.filter(({ isPublished }) => isPublished);
    const chosenId = shown.find(({ chosen }) => chosen?.fileId)?.chosen?.fileId ?? undefined;
    const byId = async (id: number | undefined) => (id === undefined ? undefined : files.byId(id));
    const [chosen, named] = await Promise.all([byId(chosenId), filesByName(slot)]);
    const file = chosen ?? named[0];
    const before = file && ((await byId(earlier[file.id])) ?? (chosen ? undefined : named[1]));
    return { slot, file, before };
  }

  function present({ slot, file, before }: Filled): PictureSlot {
    const { key, place, number, book, uses } = slot;
    const altIn = (locale: BuiltInLocale) => uses.find((use) => use.locale === locale && use.alt)?.alt?.text ?? null;
    const version = file && new Date(file.updatedAt).getTime().toString(36);
    return {
      ...{ key, place, number },
      title: book?.title ?? null,
      locale: book?.locale ?? null,
      file: file ? { id: file.id, url: `${file.url}?v=${version}`, changedAt: file.createdAt } : null,
      image: presentImage(file),
      alts: { en: altIn('en'), es: altIn('es') },
      canUndo: before !== undefined,
    };
  }

  async function find(key: string): Promise<Filled | undefined> {
    const slot = (await slotUses(strapi)).find((each) => each.key === key);
    return slot && fill(slot, await replaced.read());
  }

  async function show(key: string): Promise<PictureSlot | 'missing'> {
    const filled = await find(key);
    return filled ? present(filled) : 'missing';
  }

  /** Has the entries that name the file `from` name `to`; the change of the file's row purges the pages. */
  async function repoint({ slot }: Filled, from: number | null, to: number): Promise<void> {
    for (const { chosen } of slot.uses) {
      if (chosen && chosen.fileId === from) {
        await strapi.db.query(chosen.uid).update({ where: { id: chosen.id }, data: { [chosen.field]: to } });
      }
    }
    await strapi.db.query(fileUid).update({ where: { id: to }, data: { updatedAt: new Date() } });
  }

  /** A book keeps the name of its cover, by which the file has an address of its own. */
  function nameOf({ slot, file }: Filled): string {
    return slot.place === 'book-cover' && file ? withoutExtension(file.name) : fileOfSlot(slot).name;
  }

  async function store(
    filled: Filled,
    { filepath, size }: SentFile,
    accountId: number,
  ): Promise<number | 'wrong-kind' | 'too-large'> {
    const found = await fileKind(filepath);
    const { kind } = placeFacts[filled.slot.place];
    if (found?.kind !== kind) return 'wrong-kind';
    if (size > largestSlotBytes[kind]) return 'too-large';
    const name = `${nameOf(filled)}${found.extension}`;
    const folder = await ensureFolder(strapi, fileOfSlot(filled.slot).folder);
    const [uploaded] = await strapiService(strapi, 'upload', 'upload').upload(
      {
        data: { fileInfo: { name, folder } },
        files: { filepath, originalFilename: name, mimetype: found.type, size },
      },
      { user: { id: accountId } },
    );
    if (!uploaded) throw new Error('The Media Library has stored nothing');
    return uploaded.id;
  }

  async function remove(id: number): Promise<void> {
    const upload = strapiService(strapi, 'upload', 'upload');
    const file = await upload.findOne(id);
    if (file !== null) await upload.remove(file);
  }

  return {
    async list(): Promise<PictureSlot[]> {
      const [slots, earlier] = await Promise.all([slotUses(strapi), replaced.read()]);
      return Promise.all(slots.map(async (slot) => present(await fill(slot, earlier))));
    },

    async replace(
      key: string,
      sent: SentFile,
      accountId: number,
    ): Promise<PictureSlot | 'missing' | 'wrong-kind' | 'too-large'> {
      const filled = await find(key);
      if (!filled) return 'missing';
      // Outside the lock, because making the smaller sizes takes long.
      const id = await store(filled, sent, accountId);
      if (typeof id === 'string') return id;
      return withSlotLock(async () => {
        // Somebody else may have replaced the file while this one was being stored.
        const current = await find(key);
        if (!current) return 'missing';
        const earlier = [current.file, filled.file].flatMap((file) => (file && file.id !== id ? [file.id] : []));
        for (const from of new Set(earlier)) await repoint(current, from, id);
        // A language of the entry that names none would go on showing nothing.
        if (fileOfSlot(current.slot).foundBy === 'entry') await repoint(current, null, id);
        if (earlier[0] !== undefined) await replaced.remember(id, earlier[0]);
        return show(key);
      });
    },

    /** Unless somebody else has replaced the one with this id. A poster that came with its video goes with it. */
    async undo(key: string, fileId: number): Promise<PictureSlot | 'missing' | 'changed-since'> {
      const taken = await withSlotLock(async () => {
        const filled = await find(key);
        if (!filled) return 'missing';
        const { slot, file } = filled;
        if (!filled.before || file?.id !== fileId) return 'changed-since';
        const poster = placeFacts[slot.place].kind === 'video' ? await find(`${key}-poster`) : undefined;
        const isWithVideo = poster?.file && new Date(poster.file.createdAt) >= new Date(file.createdAt);
        const steps = [filled, ...(isWithVideo ? [poster] : [])];
        for (const step of steps) {
          if (step.file && step.before) await repoint(step, step.file.id, step.before.id);
        }
        return steps.flatMap((step) => (step.file && step.before ? [step.file.id] : []));
      });
      if (typeof taken === 'string') return taken;
      // After the change is stored, because a deleted file cannot be brought back.
      for (const id of taken) await remove(id);
      return show(key);
    },

    async change(key: string, { focus, alts }: SlotChange): Promise<PictureSlot | 'missing' | 'changed-since'> {
      return withSlotLock(async () => {
        const filled = await find(key);
        if (!filled) return 'missing';
        const { slot, file } = filled;
        if (focus) {
          if (file?.id !== focus.file) return 'changed-since';
          const focalPoint = { x: focus.x, y: focus.y };
          await strapi.db.query(fileUid).update({ where: { id: file.id }, data: { focalPoint } });
        }
        // Rows are updated directly, because publishing the page would also publish its unfinished edits.
        for (const { locale, alt, chosen } of slot.uses) {
          const text = isBuiltIn(locale) ? alts?.[locale] : undefined;
          const showsFile = !chosen?.fileId || chosen.fileId === file?.id;
          if (alt && text !== undefined && showsFile) {
            await strapi.db.query(alt.uid).updateMany({ where: { id: alt.id }, data: { [alt.field]: text } });
          }
        }
        return show(key);
      });
    },
  };
};
