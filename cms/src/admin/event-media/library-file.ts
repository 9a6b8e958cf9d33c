import * as v from 'valibot';

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
