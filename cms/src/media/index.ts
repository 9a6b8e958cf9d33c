export { assetNamePattern, revivalVideo } from './asset-names';
export { createAssets } from './assets';
export { chooseGallery, choosePicture } from './choose-pictures';
export { pictureFormat } from './cleaning/picture-format';
export { createImages } from './images';
export { register } from './lifecycle';
export { marriagePhotos } from './page-pictures';
export { mayUpload } from './upload-permission';
export { createWithheldFiles } from './withheld-files';
