import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { ServedFile } from '../../../lib/serve-file';
import { assetNamePattern } from '../../asset/asset-names';
import createAssets from '../../asset/services/asset';
import { publicAddress, publicFolder, readSitePath, type SitePath } from '../public-path';

/** A picture that this site shows at `url`, a path of its own. */
export type SiteImage = { url: string; name: string; lastModified: string };

const uploadSchema = v.object({
  url: v.string(),
  mime: v.string(),
  updatedAt: v.union([v.string(), v.date()]),
  formats: v.nullish(v.record(v.string(), v.object({ url: v.string() }))),
});

async function isThere({ path }: ServedFile): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** Looks pictures of this site up in the library by the addresses that they have on it. */
export function siteImages(strapi: Core.Strapi) {
  const assets = createAssets({ strapi });

  /** An upload by the name it is stored under, or one of the smaller sizes that were made of it. */
  async function upload(name: string): Promise<ServedFile | undefined> {
    const url = `/uploads/${name}`;
    const ofOriginal = `/uploads/${name.slice(name.indexOf('_') + 1)}`;
    const found: unknown = await strapi.db
      .query('plugin::upload.file')
      .findMany({ select: ['url', 'mime', 'updatedAt', 'formats'], where: { url: { $in: [url, ofOriginal] } } });
    const file = v
      .parse(v.array(uploadSchema), found)
      .find(({ url: original, formats }) =>
        [original, ...Object.values(formats ?? {}).map((format) => format.url)].includes(url),
      );
    return file && { path: join(strapi.dirs.static.public, url), type: file.mime, modified: new Date(file.updatedAt) };
  }

  async function look(path: SitePath): Promise<{ file: ServedFile | undefined; url: string; name: string }> {
    switch (path.kind) {
      case 'public':
        return {
          file: await assets.at([publicFolder, ...path.names]),
          url: publicAddress(path.names),
          name: path.names.at(-1) ?? '',
        };
      case 'asset':
        return {
          file: assetNamePattern.test(path.name) ? await assets.find(path.name) : undefined,
          url: `/api/assets/${encodeURIComponent(path.name)}`,
          name: path.name,
        };
      case 'upload':
        return { file: await upload(path.name), url: `/uploads/${encodeURIComponent(path.name)}`, name: path.name };
    }
  }

  return async (address: string): Promise<SiteImage | null> => {
    const path = readSitePath(address);
    if (!path) return null;
    const { file, url, name } = await look(path);
    if (!file?.type.startsWith('image/') || !(await isThere(file))) return null;
    return { url, name, lastModified: file.modified.toISOString() };
  };
}
