import type { Core } from '@strapi/strapi';
import { fileIn, type Serving, type ServedFile } from '../lib/serve-file';
import { storedFiles, storedPath } from '../lib/stored-files';
import { createWithheldFiles } from './withheld-files';
import type { Image, Video } from '../api/media/contract';
import { presentImage } from '../content';
import { assetNamePattern, assetNames } from './asset-names';
import { createLibraryFiles, type LibraryFile, withoutExtension } from './library-files';

export type FileQuery = { width: number; maxAgeSeconds: number };

const assetAddress = (name: string) => `/api/assets/${encodeURIComponent(name)}`;

/** The smallest stored size of at least that width, or the original if there is none. */
function urlOfWidth({ url, formats }: LibraryFile, width: number): string {
  const wideEnough = Object.values(formats ?? {}).filter((format) => format.width >= width);
  return wideEnough.sort((a, b) => a.width - b.width)[0]?.url ?? url;
}

/** Looks up pictures and videos by their name in the Media Library, with or without extension. The newest one wins. */
export const createAssets = ({ strapi }: { strapi: Core.Strapi }) => {
  const { find, newest, folder, at, stored } = createLibraryFiles(strapi);
  const withheld = createWithheldFiles(strapi);
  const store = storedFiles(strapi);

  /** The file as visitors get it; undefined while it is withheld. */
  async function served(
    file: LibraryFile | undefined,
    { width, maxAgeSeconds }: FileQuery = { width: Infinity, maxAgeSeconds: 0 },
  ): Promise<ServedFile | undefined> {
    if (!file || (await withheld.has(file))) return undefined;
    const path = storedPath(urlOfWidth(file, width));
    return fileIn(store, path, { type: file.mime, modified: new Date(file.updatedAt), maxAgeSeconds });
  }

  async function image(name: string, address?: string): Promise<Image | null> {
    return presentImage(await newest(name), address);
  }

  return {
    /** For a picture with `width`, the smallest stored size of at least that width. */
    find: async (name: string, query?: FileQuery): Promise<ServedFile | undefined> => served(await newest(name), query),

    at: async (path: readonly string[], query: FileQuery): Promise<ServedFile | undefined> =>
      served(await at(path), query),

    /** The file with this name below `/uploads`, if the library lists it. */
    async stored(name: string, serving: Serving): Promise<ServedFile | undefined> {
      const file = await stored(name);
      return !file || (await withheld.has(file)) ? undefined : fileIn(store, name, serving);
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

    /** The picture of that name, at the address of the name. */
    asset: (name: string): Promise<Image | null> => image(name, assetAddress(name)),

    /** The same picture at the address of its name, if that leads to it. */
    async atItsName(picture: Image): Promise<Image> {
      const [file] = await find({ url: picture.url.replace(/\?.*/, '') });
      const name = withoutExtension(file?.name ?? '');
      const isFound = file && assetNamePattern.test(name) && (await newest(name))?.id === file.id;
      return (isFound && presentImage(file, assetAddress(name))) || picture;
    },

    /** The picture of that name in one folder within `public`, at the address of its path, which the site encodes. */
    async imageIn(path: readonly string[], name: string): Promise<Image | null> {
      const within = await folder(path);
      const file = within && (await newest(name, { folder: within.id }));
      return file ? presentImage(file, ['/public-objects', ...path.slice(1), file.name].join('/')) : null;
    },

    /** A video and its poster: the picture of the same name that ends in `-poster`. */
    async video(name: string, url: string): Promise<Video | null> {
      const file = await newest(name);
      return file?.mime.startsWith('video/') ? { url, posterImage: await image(`${name}-poster`) } : null;
    },
  };
};
