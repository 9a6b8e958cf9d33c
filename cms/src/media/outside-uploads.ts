import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { pictureFormat, pictureFormats } from './cleaning/picture-format';
import { configuredReach, fetchOutsideImage } from './outside-image/fetch-outside-image';
import type { UploadServices } from '../lib/strapi-services';

type Services = { extend: <S>(uid: string, change: (service: S) => S) => void };

/**
 * Strapi's import from a URL resolves the name twice and follows redirects, so it could reach the internal network.
 */
export function fetchUploadsSafely(strapi: Core.Strapi): void {
  const services: Services = strapi.get('services');
  services.extend<UploadServices['file']>('plugin::upload.file', (service) => ({
    ...service,
    async fetchUrlToInputFile(url, directory) {
      const image = await fetchOutsideImage(url, configuredReach(strapi));
      const format = image && pictureFormat(image.bytes);
      if (!image || !format) throw new errors.ApplicationError('No picture could be found at that address');
      const { extension, type } = pictureFormats[format];
      const originalFilename = `${image.name.replace(/\.[^.]*$/, '') || 'picture'}${extension}`;
      const filepath = join(directory, `picture${extension}`);
      await writeFile(filepath, image.bytes);
      const size = image.bytes.length;
      return { file: { filepath, originalFilename, mimetype: type, size, tmpWorkingDirectory: directory } };
    },
  }));
}
