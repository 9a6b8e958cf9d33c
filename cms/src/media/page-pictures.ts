import * as v from 'valibot';
import type { Image } from '../contracts/media';
import { isRecord } from '../lib/is-record';
import { isAssetName } from './asset-names';
import { type createLibraryFiles, type LibraryFile, withoutExtension } from './library-files';

/** The folder of the marriage ministry's photos, which are named by number. */
export const marriagePhotos = ['public', 'Marriage Ministry'];

/** The retreat shows as many photos as the editor adds entries, and a ministry's card its picture if there is one. */
const otherNames = /^(?:logo|retreat-image\d+|ministry-(?:mens|marriage|prophetic))$/;

/** True if a page shows the file because of its name, without an editor having chosen it. */
export async function isPictureOfPages(
  files: ReturnType<typeof createLibraryFiles>,
  file: LibraryFile,
): Promise<boolean> {
  const name = withoutExtension(file.name);
  if (isAssetName(name) || otherNames.test(name)) return (await files.newest(name))?.id === file.id;
  if (!/^\d+$/.test(name)) return false;
  const folder = await files.folder(marriagePhotos);
  return folder?.path === file.folderPath && (await files.newest(name, { folder: folder.id }))?.id === file.id;
}

/** The name of the picture on the card that leads to this ministry's page; undefined for other cards. */
export function ministryPicture(path: string | null): string | undefined {
  return /^\/(?<name>mens|marriage|prophetic)-ministry$/.exec(path ?? '')?.groups?.['name']?.replace(/^/, 'ministry-');
}

const itemsSchema = v.fallback(v.array(v.unknown()), []);

/** The picture that the editor chose, or else the one in the Media Library with the default name. */
export async function choosePicture(picture: unknown, byName: () => Promise<Image | null>): Promise<unknown> {
  return isRecord(picture) ? { ...picture, image: picture['image'] ?? (await byName()) } : picture;
}

/** The same for each photo of a gallery, numbered from 1. */
export function chooseGallery(gallery: unknown, byName: (number: number) => Promise<Image | null>): Promise<unknown[]> {
  const photos = v.parse(itemsSchema, gallery);
  return Promise.all(photos.map((photo, index) => choosePicture(photo, () => byName(index + 1))));
}
