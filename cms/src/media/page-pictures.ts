import { assetNames } from './asset-names';
import { type createLibraryFiles, type LibraryFile, withoutExtension } from './library-files';

/** The folder of the marriage ministry's photos, which are named by number. */
export const marriagePhotos = ['public', 'Marriage Ministry'];

/** The retreat shows as many photos as the editor adds entries. */
const retreatPhoto = /^retreat-image\d+$/;

/** Whether a page shows the file because of its name, without an editor having chosen it. */
export async function isPictureOfPages(
  files: ReturnType<typeof createLibraryFiles>,
  file: LibraryFile,
): Promise<boolean> {
  const name = withoutExtension(file.name);
  const isAsset = assetNames.some((asset) => asset === name || `${asset}-poster` === name) || retreatPhoto.test(name);
  if (isAsset) {
    return (await files.newest(name))?.id === file.id;
  }
  if (!/^\d+$/.test(name)) {
    return false;
  }
  const folder = await files.folder(marriagePhotos);
  return folder?.path === file.folderPath && (await files.newest(name, { folder: folder.id }))?.id === file.id;
}
