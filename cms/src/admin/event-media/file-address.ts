import * as v from 'valibot';
import { isPublicPath, namesInPath, publicAddress, publicFolder, readSitePath } from '../../lib/public-path';

export const libraryFileSchema = v.object({
  name: v.string(),
  url: v.string(),
  mime: v.string(),
  folder: v.nullish(v.union([v.number(), v.object({ id: v.number() })])),
});

export type LibraryFile = v.InferOutput<typeof libraryFileSchema>;

export type Folder = { id: number; name: string; children: Folder[] };

const folderSchema: v.GenericSchema<unknown, Folder> = v.object({
  id: v.number(),
  name: v.string(),
  children: v.lazy(() => v.array(folderSchema)),
});

/** The answer of GET /upload/folder-structure: every folder of the library, nested. */
export const folderStructureSchema = v.object({ data: v.array(folderSchema) });

export function folderIdOf({ folder }: LibraryFile): number | null {
  return typeof folder === 'object' ? (folder?.id ?? null) : (folder ?? null);
}

/** The folder names from the top of the library; undefined if the folder is not among them. */
function pathTo(id: number, folders: readonly Folder[]): string[] | undefined {
  for (const folder of folders) {
    if (folder.id === id) return [folder.name];
    const below = pathTo(id, folder.children);
    if (below !== undefined) return [folder.name, ...below];
  }
  return undefined;
}

/** The URL of a file on the site: its path in the folder `public`, otherwise the upload's URL. */
export function fileAddress(file: LibraryFile, folders: readonly Folder[]): string {
  const id = folderIdOf(file);
  const [top, ...below] = (id === null ? undefined : pathTo(id, folders)) ?? [];
  const names = [...below, file.name];
  return top === publicFolder && isPublicPath(names) ? publicAddress(names) : file.url;
}

function idAt([name, ...rest]: readonly string[], folders: readonly Folder[]): number | null {
  const folder = folders.find((one) => one.name === name);
  if (folder === undefined) return null;
  return rest.length === 0 ? folder.id : idAt(rest, folder.children);
}

/** The folder in a file's URL; null for the top of the library. */
export function folderAt(address: string, folders: readonly Folder[]): number | null {
  const path = readSitePath(address);
  return path?.kind === 'public' ? idAt([publicFolder, ...path.names.slice(0, -1)], folders) : null;
}

export function stemOf(address: string): string {
  return (namesInPath(address)?.at(-1) ?? '').replace(/\.[^.]+$/, '');
}
