import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { ServedFile } from '../../../lib/serve-file';
import type { Image, Video } from '../../media/contract';
import { presentImage } from '../../media/present-image';
import { assetNames } from '../asset-names';

const formatSchema = v.object({ url: v.string(), width: v.number() });

const fileSchema = v.looseObject({
  name: v.string(),
  hash: v.string(),
  mime: v.string(),
  url: v.string(),
  /** The smaller sizes that Strapi made of a picture, all of its type. */
  formats: v.nullish(v.record(v.string(), formatSchema)),
  updatedAt: v.union([v.string(), v.date()]),
});
type File = v.InferOutput<typeof fileSchema>;

const folderSchema = v.object({ id: v.number() });

/** The smallest stored size that is at least that wide; the picture itself where none is. */
function urlOfWidth({ url, formats }: File, width: number): string {
  const wideEnough = Object.values(formats ?? {}).filter((format) => format.width >= width);
  return wideEnough.sort((a, b) => a.width - b.width)[0]?.url ?? url;
}

const withoutExtension = (name: string) => name.replace(/\.[^.]+$/, '');

/** Pictures and videos by the name they have in the Media Library, with or without extension; the newest one counts. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function newest(name: string, where = {}): Promise<File | undefined> {
    const found: unknown = await strapi.db.query('plugin::upload.file').findMany({
      where: { name: { $startsWith: name }, ...where },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    const files = v.parse(v.array(fileSchema), found);
    return files.find((file) => file.name === name || withoutExtension(file.name) === name);
  }

  /** A folder by the names on the way to it from the top of the library, or nothing where there is none. */
  async function folderId(path: readonly string[]): Promise<number | undefined> {
    let parent: number | null = null;
    for (const name of path) {
      const found: unknown = await strapi.db.query('plugin::upload.folder').findOne({ where: { name, parent } });
      if (!v.is(folderSchema, found)) {
        return undefined;
      }
      parent = found.id;
    }
    return parent ?? undefined;
  }

  const presentAsset = (file: File | undefined, width = Infinity): ServedFile | undefined =>
    file && {
      path: join(strapi.dirs.static.public, urlOfWidth(file, width)),
      type: file.mime,
      modified: new Date(file.updatedAt),
    };

  async function image(name: string): Promise<Image | null> {
    return presentImage(await newest(name));
  }

  return {
    find: async (name: string): Promise<ServedFile | undefined> => presentAsset(await newest(name)),

    /**
     * The file that the folders and, at the end, its whole name lead to from the top of the library; of a picture the
     * smallest stored size that is `width` pixels wide, where one is asked for.
     */
    async at(path: readonly string[], width?: number): Promise<ServedFile | undefined> {
      const name = path.at(-1) ?? '';
      const folder = await folderId(path.slice(0, -1));
      const file = folder === undefined ? undefined : await newest(name, { folder, name });
      return presentAsset(file, width);
    },

    /** Which of the names that the site shows have a file. */
    async status(): Promise<{ available: string[]; missing: string[] }> {
      const found = await Promise.all(assetNames.map((name) => newest(name)));
      return {
        available: assetNames.filter((_, index) => found[index] !== undefined),
        missing: assetNames.filter((_, index) => found[index] === undefined),
      };
    },

    image,

    /** The picture of that name in one folder alone. */
    async imageIn(path: readonly string[], name: string): Promise<Image | null> {
      const folder = await folderId(path);
      return folder === undefined ? null : presentImage(await newest(name, { folder }));
    },

    /** A video played from `url`; what stands in its place is the picture of the same name that ends in `-poster`. */
    async video(name: string, url: string): Promise<Video | null> {
      const file = await newest(name);
      return file?.mime.startsWith('video/') ? { url, posterImage: await image(`${name}-poster`) } : null;
    },
  };
};
