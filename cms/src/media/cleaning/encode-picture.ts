import { errors } from '@strapi/utils';
import { Semaphore } from 'async-mutex';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { pictureFormat, type PictureFormat } from './picture-format';

/** Decoded, they take 200 MB. A small file can decode to far more and fill the memory. */
export const maximumPixels = 50_000_000;

/** Exceeds what any phone's camera takes, for pictures that are read in strips and made smaller meanwhile. */
const maximumStreamedPixels = 250_000_000;

/** Bounds both sides of a picture that is made smaller, in pixels, so that at most 200 MB of it are in memory. */
const longestSide = 4_000;

/** For an animation, this counts the pixels of all frames. */
const maximumFrames = 500;

/** Decoding takes a whole core and much memory. */
export const decoding = new Semaphore(2);

const quality = 80;

const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality }),
  avif: (picture) => picture.avif({ quality }),
  gif: (picture) => picture.gif(),
};

/** Small faults that some phones produce are accepted, truncated files are not. */
const options: SharpOptions = { animated: true, limitInputPixels: maximumStreamedPixels, failOn: 'error' };

const longestSeconds = 60;

/** The file is no picture, or has too many pixels. The panel shows this message to the uploader. */
export class InvalidPictureError extends errors.ValidationError {
  constructor() {
    super('The picture cannot be read, or has too many pixels. Save it smaller, or as a JPEG that is not progressive');
  }
}

export type EncodedPicture = { bytes: Buffer; format: PictureFormat };

async function encode(source: Buffer): Promise<EncodedPicture> {
  const format = pictureFormat(source);
  if (!format) throw new InvalidPictureError();
  const { width, height, pages = 1, pageHeight = height, isProgressive } = await sharp(source, options).metadata();
  const pixels = width * pageHeight * pages;
  const isStreamed = (format === 'jpeg' || format === 'png') && !isProgressive;
  if (pixels > (isStreamed ? maximumStreamedPixels : maximumPixels) || pages > maximumFrames)
    throw new InvalidPictureError();
  const picture = sharp(source, options).timeout({ seconds: longestSeconds });
  // sharp stacks the frames of an animation, so they are not rotated. Only photographs need that.
  const upright = pages > 1 ? picture : picture.autoOrient();
  const box = { width: longestSide, height: longestSide, fit: 'inside' } as const;
  const fitting = pixels > maximumPixels ? upright.resize(box) : upright;
  return { bytes: await encoders[format](fitting).toBuffer(), format };
}

/** Encoding again drops all metadata, embedded thumbnails and appended data, though the result may be larger. */
export function encodePicture(source: Buffer): Promise<EncodedPicture> {
  return decoding.runExclusive(async () => {
    try {
      return await encode(source);
    } catch {
      throw new InvalidPictureError();
    }
  });
}
