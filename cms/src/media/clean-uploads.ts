import { open, readFile, writeFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { cleanVideo } from './cleaning/clean-video';
import { encodePicture } from './cleaning/encode-picture';
import { pictureFormat, pictureFormats, signatureLength } from './cleaning/picture-format';
import type { IncomingFile, UploadServices } from '../lib/strapi-services';

/** The first box of an mp4. HEIC pictures begin the same way, and no browser shows them. */
const videoSignature = /^.{4}ftyp(?!hei|hev|mif1|msf1)/s;

async function beginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureLength), 0, signatureLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function cleanPicture(file: IncomingFile): Promise<void> {
  const { bytes, format } = await encodePicture(await readFile(file.filepath));
  await writeFile(file.filepath, bytes);
  file.size = bytes.length;
  file.detectedMimeType = pictureFormats[format].type;
}

/** Cleans an uploaded file according to its actual content, whatever type it claims to be. */
async function clean(file: IncomingFile): Promise<void> {
  const begins = await beginning(file.filepath);
  if (pictureFormat(begins)) {
    await cleanPicture(file);
  } else if (videoSignature.test(begins.toString('latin1'))) {
    await cleanVideo(file.filepath);
  } else {
    throw new errors.ValidationError('Only JPEG, PNG, WebP, AVIF and GIF pictures and mp4 videos are accepted');
  }
}

type Services = { extend: <S>(uid: string, change: (service: S) => S) => void };

/**
 * Removes the location and other metadata from uploads. Every upload reaches the Media Library through one of these two
 * services, before its smaller sizes are made.
 */
export function cleanUploads(strapi: Core.Strapi): void {
  const services: Services = strapi.get('services');

  services.extend<UploadServices['upload']>('plugin::upload.upload', (service) => ({
    ...service,
    async upload(request, options) {
      for (const file of [request.files].flat()) {
        await clean(file);
      }
      return service.upload(request, options);
    },
    async replace(id, request, options) {
      await clean(request.file);
      return service.replace(id, request, options);
    },
  }));

  // The pictures have been checked and turned by now. Optimizing them again would only cost time and quality.
  services.extend<UploadServices['image-manipulation']>('plugin::upload.image-manipulation', (service) => ({
    ...service,
    isFaultyImage: () => Promise.resolve(false),
    isOptimizableImage: () => Promise.resolve(false),
  }));
}
