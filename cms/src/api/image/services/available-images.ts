import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { AvailableImage } from '../contract';
import { isPublicPath, publicAddress, publicFolder } from '../public-path';

const fileUid = 'plugin::upload.file';
const folderUid = 'plugin::upload.folder';

const folderSchema = v.object({ id: v.number(), name: v.string(), path: v.string() });
const fileSchema = v.object({
  name: v.string(),
  mime: v.string(),
  folderPath: v.string(),
  updatedAt: v.union([v.string(), v.date()]),
});

type Folder = v.InferOutput<typeof folderSchema>;

/** A folder and those within it, to any depth. Strapi keeps the way to a folder as the numbers of those above it. */
const within = (field: string, path: string) => ({
  $or: [{ [field]: path }, { [field]: { $startsWith: `${path}/` } }],
});

/** The names on the way from the folder `public` to each folder within it, by the path that Strapi keeps. */
function namesByPath(top: Folder, folders: readonly Folder[]): Map<string, string[]> {
  const nameOf = new Map(folders.map(({ path, name }) => [path, name]));
  const steps = (path: string): string[] => {
    if (path === top.path) return [];
    const above = path.slice(0, path.lastIndexOf('/'));
    return [...steps(above), nameOf.get(path) ?? ''];
  };
  return new Map(folders.map(({ path }) => [path, steps(path)]));
}

/** Every picture that has an address below `/public-objects`, the newest first. Two of one name share the newest one's. */
export async function availableImages(strapi: Core.Strapi): Promise<AvailableImage[]> {
  const top: unknown = await strapi.db
    .query(folderUid)
    .findOne({ select: ['id', 'name', 'path'], where: { name: publicFolder, parent: null } });
  if (!v.is(folderSchema, top)) return [];

  const [folders, files] = await Promise.all([
    strapi.db.query(folderUid).findMany({ select: ['id', 'name', 'path'], where: within('path', top.path) }),
    strapi.db.query(fileUid).findMany({
      select: ['name', 'mime', 'folderPath', 'updatedAt'],
      where: within('folderPath', top.path),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  ]);
  const names = namesByPath(top, v.parse(v.array(folderSchema), folders));
  const newest = new Map<string, AvailableImage & { mime: string }>();
  for (const { name, mime, folderPath, updatedAt } of v.parse(v.array(fileSchema), files)) {
    const path = [...(names.get(folderPath) ?? ['']), name];
    const url = publicAddress(path);
    if (isPublicPath(path) && !newest.has(url)) {
      newest.set(url, { url, name, lastModified: new Date(updatedAt).toISOString(), mime });
    }
  }
  return [...newest.values()]
    .filter(({ mime }) => mime.startsWith('image/'))
    .sort((a, b) => b.lastModified.localeCompare(a.lastModified))
    .map(({ url, name, lastModified }) => ({ url, name, lastModified }));
}
