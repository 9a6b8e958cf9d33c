import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';

/** A photo in the size of a social image, as a JPEG because not every app shows WebP. */
export async function cropCover(photo: Readable): Promise<Buffer> {
  const cropping = sharp()
    .resize(1200, 630, { fit: 'cover', position: 'attention' })
    .jpeg({ quality: 80, mozjpeg: true });
  const [cropped] = await Promise.all([cropping.toBuffer(), pipeline(photo, cropping)]);
  return cropped;
}
