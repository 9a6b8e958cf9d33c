import type { Core } from '@strapi/strapi';
import { type Row, table } from '../lib/table';
import { createLibraryFiles, type LibraryFile } from './library-files';
import { createWithheldFiles } from './withheld-files';
import type { AvailableImage } from '../api/image/contract';
import { isPublicPath, publicAddress, publicFolder } from '../lib/public-path';

const folderUid = 'plugin::upload.folder';

type Folder = Pick<Row<typeof folderUid>, 'name' | 'path'>;

/** A folder and its subfolders. Strapi stores a folder's path as the ids of its parents. */
const within = (field: string, path: string) => ({
  $or: [{ [field]: path }, { [field]: { $startsWith: `${path}/` } }],
});

/** The folder names below `public`, by Strapi's folder path. */
function namesByPath(top: Folder, folders: readonly Folder[]): Map<string, string[]> {
  const nameOf = new Map(folders.map(({ path, name }) => [path, name]));
  const steps = (path: string): string[] => {
    if (path === top.path) return [];
    const above = path.slice(0, path.lastIndexOf('/'));
    return [...steps(above), nameOf.get(path) ?? ''];
  };
  return new Map(folders.map(({ path }) => [path, steps(path)]));
}

/**
 * Newest first. Only pictures below `/public-objects`; two of the same name share an address, which serves the newer
 * one.
 */
export async function availableImages(strapi: Core.Strapi): Promise<AvailableImage[]> {
  const top = await table(strapi, folderUid).findOne({ where: { name: publicFolder, parent: null } });
  if (top === null) return [];

  const [folders, files] = await Promise.all([
    table(strapi, folderUid).findMany({ where: within('path', top.path) }),
    createLibraryFiles(strapi).find(within('folderPath', top.path)),
  ]);
  const names = namesByPath(top, folders);
  const newest = new Map<string, LibraryFile>();
  for (const file of files) {
    const path = [...(names.get(file.folderPath) ?? ['']), file.name];
    const url = publicAddress(path);
    if (isPublicPath(path) && !newest.has(url)) {
      newest.set(url, file);
    }
  }
  const withheld = await createWithheldFiles(strapi).among([...newest.values()]);
  return [...newest]
    .filter(([, { id, mime }]) => mime.startsWith('image/') && !withheld.has(id))
    .map(([url, { name, updatedAt }]) => ({ url, name, lastModified: updatedAt }))
    .sort((a, b) => b.lastModified.localeCompare(a.lastModified));
}
