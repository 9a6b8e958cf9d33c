import type { Core } from '@strapi/strapi';
import { cleanUploads } from './clean-uploads';
import { keepReplacedFiles } from './kept-files/keep-replaced';
import { fetchUploadsSafely } from './outside-uploads';
import { servePublicObjects } from './public-objects';
import { storeUploads } from './store-uploads';

export function register(strapi: Core.Strapi): void {
  servePublicObjects(strapi);
  storeUploads(strapi);
  cleanUploads(strapi);
  keepReplacedFiles(strapi);
  fetchUploadsSafely(strapi);
}
