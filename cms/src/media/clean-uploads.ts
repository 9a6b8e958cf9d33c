import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { cleanVideo } from './cleaning/clean-video';
import { decoding, encodePicture } from './cleaning/encode-picture';
import { fileKind } from './cleaning/file-kind';
import { pictureFormats } from './cleaning/picture-format';
import type { IncomingFile, UploadServices } from '../lib/strapi-services';

async function cleanPicture(file: IncomingFile): Promise<void> {
  const { bytes, format } = await encodePicture(await readFile(file.filepath));
  await writeFile(file.filepath, bytes);
  file.size = bytes.length;
  file.detectedMimeType = pictureFormats[format].type;
}

/** Cleans an uploaded file according to its actual content, whatever type it claims to be. */
async function clean(file: IncomingFile): Promise<void> {
  const found = await fileKind(file.filepath);
  if (found) file.originalFilename = basename(file.originalFilename, extname(file.originalFilename)) + found.extension;
  if (found?.kind === 'picture') {
    await cleanPicture(file);
  } else if (found?.kind === 'video') {
    await cleanVideo(file.filepath);
  } else {
    throw new errors.ValidationError('Only JPEG, PNG, WebP, AVIF and GIF pictures and mp4 videos are accepted');
  }
}

type Services = { extend: <S>(uid: string, change: (service: S) => S) => void };

/** Every upload passes one of these two services before its smaller sizes are made. */
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

  // The pictures have been checked and turned by now. Optimizing them again would only cost time and quality. Smaller sizes
  // take turns with cleaning. Strapi does not know the name that sharp gives AVIF, and would store no size of it.
  const isPicture = ({ mime }: { mime: string }) => Promise.resolve(mime.startsWith('image/'));
  services.extend<UploadServices['image-manipulation']>('plugin::upload.image-manipulation', (service) => ({
    ...service,
    isImage: isPicture,
    isResizableImage: isPicture,
    isFaultyImage: () => Promise.resolve(false),
    isOptimizableImage: () => Promise.resolve(false),
    generateThumbnail: (file) => decoding.runExclusive(() => service.generateThumbnail(file)),
    generateResponsiveFormats: (file) => decoding.runExclusive(() => service.generateResponsiveFormats(file)),
    // A file system takes names of 255 bytes, and smaller sizes have longer ones.
    generateFileName: (name) => service.generateFileName(name).replace(/^(.{100}).*(?=_)/, '$1'),
  }));
}
