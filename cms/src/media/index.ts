import type { Core } from '@strapi/strapi';
import { cleanUploads } from './clean-uploads';
import { trashReplacedFiles } from './trashed-files/trash-replaced';
import { fetchUploadsSafely } from './outside-image/fetch-outside-image';
import { servePublicObjects } from './assets';
import { storeUploads } from './store-uploads';

export { assetNamePattern, revivalVideo } from './asset-names';
export { createAssets, readFileQuery } from './assets';
export { pictureFormat } from './cleaning/picture-format';
export { createImages } from './images';
export { configuredReach, probeOutside } from './outside-image/fetch-outside-image';
export { createTrashedFiles, emptyTrash, presentTrashedFile } from './trashed-files/trashed-files';
export { chooseGallery, choosePicture, marriagePhotos, ministryPicture } from './page-pictures';
export { createPictureSlots } from './slots/picture-slots';
export { createWithheldFiles } from './withheld-files';

export function register(strapi: Core.Strapi): void {
  servePublicObjects(strapi);
  storeUploads(strapi);
  cleanUploads(strapi);
  trashReplacedFiles(strapi);
  fetchUploadsSafely(strapi);
}
