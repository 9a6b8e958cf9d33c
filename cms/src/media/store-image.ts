import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { InvalidPictureError } from './cleaning/encode-picture';
import { pictureFormat, pictureFormats } from './cleaning/picture-format';
import { ensureFolder } from './library-files';
import { normalize } from '../lib/normalize';
import { strapiService } from '../lib/strapi-services';
import type { AvailableImage } from '../api/image/contract';
import { publicAddress, publicFolder } from '../lib/public-path';

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

/**
 * Phones give every picture the same name, which would hide the older one, so the name includes a digest of the
 * content.
 */
export async function storeImage(strapi: Core.Strapi, bytes: Buffer, name: string): Promise<AvailableImage | null> {
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
