import sharp from 'sharp';

/** A photo in the size of a social image, as a JPEG because not every app shows WebP. */
export function cropCover(photo: Uint8Array): Promise<Buffer> {
  return sharp(photo)
    .resize(1200, 630, { fit: 'cover', position: 'attention' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
