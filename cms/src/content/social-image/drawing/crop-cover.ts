import sharp from 'sharp';

/** A photo in the size of a social image, as a JPEG because not every app shows WebP. */
export const cropCover = (path: string): Promise<Buffer> =>
  sharp(path)
    .resize(1200, 630, { fit: 'cover', position: 'attention' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
