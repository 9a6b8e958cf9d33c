import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { fileIn, readMaxAge, type ServedFile, serveFile, type Serving } from '../lib/serve-file';
import { storedFiles, storedPath } from '../lib/stored-files';
import { createWithheldFiles } from './withheld-files';
import type { Image, Video } from '../contracts/media';
import { presentImage } from '../content';
import { assetNamePattern, assetNames } from './asset-names';
import { createLibraryFiles, type LibraryFile, withoutExtension } from './library-files';
import { isPublicPath, publicFolder } from '../lib/public-path';
import { pathParameter } from '../lib/path-parameter';

export type FileQuery = { width: number; maxAgeSeconds: number };

const assetAddress = (name: string) => `/api/assets/${encodeURIComponent(name)}`;

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

    async stored(name: string, serving: Serving): Promise<ServedFile | undefined> {
      const file = await stored(name);
      return !file || (await withheld.has(file)) ? undefined : fileIn(store, name, serving);
    },

    async status(): Promise<{ available: string[]; missing: string[] }> {
      const found = await Promise.all(assetNames.map((name) => newest(name)));
      return {
        available: assetNames.filter((_, index) => found[index] !== undefined),
        missing: assetNames.filter((_, index) => found[index] === undefined),
      };
    },

    image,

    asset: (name: string): Promise<Image | null> => image(name, assetAddress(name)),

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

    async video(name: string, url: string): Promise<Video | null> {
      const file = await newest(name);
      return file?.mime.startsWith('video/') ? { url, posterImage: await image(`${name}-poster`) } : null;
    },
  };
};

export function readFileQuery(ctx: Context): FileQuery {
  const { width } = ctx.query;
  const isWidth = typeof width === 'string' && /^\d{1,5}$/.test(width);
  return { width: isWidth ? Number(width) : Infinity, maxAgeSeconds: readMaxAge(ctx) };
}

/** `/public-objects/<folder>/<file>`, registered here because the routes of an API get its prefix. */
export function servePublicObjects(strapi: Core.Strapi): void {
  const assets = createAssets({ strapi });
  strapi.server.routes([
    {
      method: 'GET',
      path: '/public-objects/:path(.+)',
      handler: async (ctx) => {
        const path = pathParameter(ctx, 'path').split('/');
        const file = isPublicPath(path) ? await assets.at([publicFolder, ...path], readFileQuery(ctx)) : undefined;
        await serveFile(ctx, file, 'There is no public file at that path');
      },
      config: { auth: false },
    },
  ]);
}
