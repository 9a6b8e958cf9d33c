import { open, readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { extendService, type IncomingFile } from '../lib/strapi-services';
import { cleanVideo } from './cleaning/clean-video';
import { decoding, encodePicture } from './cleaning/encode-picture';
import { pictureFormat, pictureFormats, signatureLength } from './cleaning/picture-format';

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

type FileKind = { kind: 'picture' | 'video'; extension: string; type: string };

/** What the file is by its content, whatever it claims to be; undefined if the site cannot show it. */
export async function fileKind(path: string): Promise<FileKind | undefined> {
  const begins = await beginning(path);
  const format = pictureFormat(begins);
  if (format) return { kind: 'picture', ...pictureFormats[format] };
  return videoSignature.test(begins.toString('latin1'))
    ? { kind: 'video', extension: '.mp4', type: 'video/mp4' }
    : undefined;
}

async function cleanPicture(file: IncomingFile): Promise<void> {
  const { bytes, format } = await encodePicture(await readFile(file.filepath));
  await writeFile(file.filepath, bytes);
  file.size = bytes.length;
  file.detectedMimeType = pictureFormats[format].type;
}

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

/** Every upload passes one of these two services before its smaller sizes are made. */
export function cleanUploads(strapi: Core.Strapi): void {
  extendService(strapi, 'upload', 'upload', (service) => ({
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
  extendService(strapi, 'upload', 'image-manipulation', (service) => ({
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
