import type { Core } from '@strapi/strapi';
import { cleanUploads } from './clean-uploads';
import { keepReplacedFiles } from './kept-files/keep-replaced';
import { fetchUploadsSafely } from './outside-uploads';
import { servePublicObjects } from './public-objects';
import { storeUploads } from './store-uploads';

export { assetNamePattern, revivalVideo } from './asset-names';
export { createAssets } from './assets';
export { pictureFormat } from './cleaning/picture-format';
export { createImages } from './images';
export { createKeptFiles, presentKept } from './kept-files/kept-files';
export { chooseGallery, choosePicture, marriagePhotos, ministryPicture } from './page-pictures';
export { createPictureSlots } from './slots/picture-slots';
export { readFileQuery } from './public-objects';
export { createWithheldFiles } from './withheld-files';

export function register(strapi: Core.Strapi): void {
  servePublicObjects(strapi);
  storeUploads(strapi);
  cleanUploads(strapi);
  keepReplacedFiles(strapi);
  fetchUploadsSafely(strapi);
}
