import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { withAdvisoryLock } from '../lib/advisory-lock';
import { strapiService } from '../lib/strapi-services';
import { type Row, table } from '../lib/table';

const sizeSchema = v.looseObject({ url: v.string(), width: v.number() });

/** The smaller sizes that Strapi made of a picture, in the same format. */
const formatsSchema = v.nullable(v.record(v.string(), sizeSchema));
export type LibraryFile = Row<'plugin::upload.file'> & { formats: v.InferOutput<typeof formatsSchema> };

type Folder = Row<'plugin::upload.folder'>;

export const withoutExtension = (name: string) => name.replace(/\.[^.]+$/, '');

export function uploadAddresses({ url, formats }: LibraryFile): string[] {
  return [url, ...Object.values(formats ?? {}).map((format) => format.url)];
}

/** A folder and its subfolders. Strapi stores a folder's path as the ids of its parents. */
export const within = (field: string, path: string) => ({
  $or: [{ [field]: path }, { [field]: { $startsWith: `${path}/` } }],
});

export function createLibraryFiles(strapi: Core.Strapi) {
  async function find(where: object): Promise<LibraryFile[]> {
    const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }];
    const found = await table(strapi, 'plugin::upload.file').findMany({ where, orderBy: newestFirst });
    return found.map((file) => ({ ...file, formats: v.parse(formatsSchema, file.formats) }));
  }

  /** The files of that name, with or without extension, newest first. */
  async function named(name: string, where = {}): Promise<LibraryFile[]> {
    const files = await find({ name: { $startsWith: name }, ...where });
    return files.filter((file) => file.name === name || withoutExtension(file.name) === name);
  }

  async function newest(name: string, where = {}): Promise<LibraryFile | undefined> {
    return (await named(name, where))[0];
  }

  async function folder(path: readonly string[]): Promise<Folder | undefined> {
    let within: Folder | undefined;
    for (const name of path) {
      const where = { name, parent: within?.id ?? null };
      within = (await table(strapi, 'plugin::upload.folder').findOne({ where })) ?? undefined;
      if (within === undefined) return undefined;
    }
    return within;
  }

  return {
    /** The newest first. */
    find,
    byId: async (id: number): Promise<LibraryFile | undefined> => (await find({ id }))[0],
    named,
    newest,
    folder,

    at: async (path: readonly string[]): Promise<LibraryFile | undefined> => {
      const name = path.at(-1) ?? '';
      const within = await folder(path.slice(0, -1));
      return within && newest(name, { folder: within.id, name });
    },

    /** The file with this name below `/uploads`, whether it is the original or a smaller size. */
    stored: async (name: string): Promise<LibraryFile | undefined> => {
      const hash = withoutExtension(name);
      const files = await find({ hash: { $in: [hash, hash.slice(hash.indexOf('_') + 1)] } });
      return files.find((file) => uploadAddresses(file).includes(`/uploads/${name}`));
    },
  };
}

/** The id of the folder at this path from the top of the Media Library, which is made unless it is there. */
export async function ensureFolder(strapi: Core.Strapi, path: readonly string[]): Promise<number> {
  const { folder } = createLibraryFiles(strapi);
  const existing = await folder(path);
  if (existing) return existing.id;
  const parent = path.length > 1 ? await ensureFolder(strapi, path.slice(0, -1)) : null;
  return withAdvisoryLock(strapi, 'library folder', async () => {
    const made = { name: path.at(-1) ?? '', parent };
    return (await folder(path))?.id ?? (await strapiService(strapi, 'upload', 'folder').create(made)).id;
  });
}
