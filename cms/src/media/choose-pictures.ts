import * as v from 'valibot';
import { isRecord } from '../lib/is-record';
import type { Image } from '../api/media/contract';

const itemsSchema = v.fallback(v.array(v.unknown()), []);

/** The picture that the editor chose, or else the one in the Media Library with the default name. */
export async function choosePicture(picture: unknown, kept: () => Promise<Image | null>): Promise<unknown> {
  return isRecord(picture) ? { ...picture, image: picture['image'] ?? (await kept()) } : picture;
}

/** The same for each photo of a gallery, numbered from 1. */
export function chooseGallery(gallery: unknown, kept: (place: number) => Promise<Image | null>): Promise<unknown[]> {
  const photos = v.parse(itemsSchema, gallery);
  return Promise.all(photos.map((photo, index) => choosePicture(photo, () => kept(index + 1))));
}
