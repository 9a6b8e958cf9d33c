import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { type AvailableImage, imageMessages, type ImageValidation } from '../contracts/image';
import { isPublicPath, publicAddress, publicFolder, readSitePath, type SitePath } from '../lib/public-path';
import { storedFiles, storedPath } from '../lib/stored-files';
import { assetNamePattern } from './asset-names';
import { createLibraryFiles, ensureFolder, type LibraryFile, within } from './library-files';
import { configuredReach, fetchOutsideImage } from './outside-image/fetch-outside-image';
import { InvalidPictureError } from './cleaning/encode-picture';
import { pictureFormat, pictureFormats } from './cleaning/picture-format';
import { normalize } from '../lib/normalize';
import { strapiService } from '../lib/strapi-services';
import { type Row, table } from '../lib/table';
import { createWithheldFiles } from './withheld-files';

const folderUid = 'plugin::upload.folder';

type Folder = Pick<Row<typeof folderUid>, 'name' | 'path'>;

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

/** Newest first, only below `/public-objects`; of two with the same name, the address serves the newer one. */
async function availableImages(strapi: Core.Strapi): Promise<AvailableImage[]> {
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

/** Counted in code points, so that no character is cut in half. */
const longestName = /^.{1,80}/su;

/** Removes the extension and characters that file systems or URLs do not allow. */
function plainName(name: string): string {
  const plain = normalize(name, 'NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}<>:"/\\|?*#%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|(?<![ .])[ .]+$/g, '');
  return plain.trim().match(longestName)?.[0] ?? 'picture';
}

/** Phones give every picture the same name, which would hide the older one, so a digest of the content is added. */
async function storeImage(strapi: Core.Strapi, bytes: Buffer, name: string): Promise<AvailableImage | null> {
  const format = pictureFormat(bytes);
  if (!format) return null;
  const { extension, type } = pictureFormats[format];
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const fileName = `${plainName(name)}-${digest}${extension}`;
  const folder = await ensureFolder(strapi, [publicFolder]);
  const directory = await mkdtemp(join(tmpdir(), 'picture-'));
  try {
    const filepath = join(directory, 'picture');
    await writeFile(filepath, bytes);
    const [stored] = await strapiService(strapi, 'upload', 'upload').upload({
      data: { fileInfo: { name: fileName, folder } },
      files: { filepath, originalFilename: fileName, mimetype: type, size: bytes.length },
    });
    return stored ? { url: publicAddress([stored.name]), name: stored.name, lastModified: stored.updatedAt } : null;
  } catch (error) {
    if (error instanceof InvalidPictureError) return null;
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const usable: ImageValidation = { exists: true, accessible: true, error: null };
const refused: ImageValidation = { exists: false, accessible: false, error: imageMessages['image.inaccessible'] };

export const createImages = ({ strapi }: { strapi: Core.Strapi }) => {
  const siteOrigin: string = strapi.config.get('site.images.siteOrigin');
  const files = createLibraryFiles(strapi);
  const store = storedFiles(strapi);
  const reach = configuredReach(strapi);

  /** The path of an address on this site, even if it was pasted with the site's host name. */
  function sitePath(address: string): string | undefined {
    if (address.startsWith('/')) return address;
    return address.startsWith(`${siteOrigin}/`) ? address.slice(siteOrigin.length) : undefined;
  }

  async function look(path: SitePath): Promise<{ file: LibraryFile | undefined; url: string }> {
    switch (path.kind) {
      case 'public':
        return { file: await files.at([publicFolder, ...path.names]), url: publicAddress(path.names) };
      case 'asset': {
        const file = assetNamePattern.test(path.name) ? await files.newest(path.name) : undefined;
        return { file, url: `/api/assets/${encodeURIComponent(path.name)}` };
      }
      case 'upload':
        return { file: await files.stored(path.name), url: `/uploads/${encodeURIComponent(path.name)}` };
    }
  }

  /** The address of a picture in the library. Withheld ones are found, because adding one to an event again shows it. */
  async function find(address: string): Promise<string | null> {
    const path = readSitePath(address);
    if (!path) return null;
    const { file, url } = await look(path);
    return file?.mime.startsWith('image/') && (await store.stat(storedPath(file.url))) ? url : null;
  }

  return {
    available: (): Promise<AvailableImage[]> => availableImages(strapi),

    /** Stores the picture in the folder `public`; null if it is no picture or too large. */
    keep: (bytes: Buffer, name: string): Promise<AvailableImage | null> => storeImage(strapi, bytes, name),

    /** The picture's address on this site. A picture from another server is fetched and a copy stored. */
    async adopt(address: string): Promise<string | null> {
      const path = sitePath(address);
      if (path !== undefined) return find(path);
      const fetched = await fetchOutsideImage(address, reach);
      const stored = fetched && (await storeImage(strapi, fetched.bytes, fetched.name));
      return stored?.url ?? null;
    },

    async validate(address: string): Promise<ImageValidation> {
      const path = sitePath(address);
      const found = path === undefined ? await fetchOutsideImage(address, reach) : await find(path);
      return found === null ? refused : usable;
    },
  };
};
