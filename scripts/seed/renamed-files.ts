import { builtInLocales } from '../../cms/src/api/language/contract';
import type { AssetSeed, FilePlace } from './media/assets';
import type { Notes } from './notes';
import type { Strapi } from './strapi';

export const fileUid = 'plugin::upload.file';
export const folderUid = 'plugin::upload.folder';
const mediaUid = 'api::event-media.event-media';

/** Where the seed notes what it knows of a file. */
export const fileNote = ({ name }: FilePlace) => `${fileUid}:${name}`;

const publicAddress = ({ folder, name }: FilePlace) => ['/public-objects', ...folder.slice(1), name].join('/');

async function removeWhenEmpty(strapi: Strapi, folder: number): Promise<void> {
  const [files, folders] = await Promise.all([
    strapi.db.query(fileUid).findMany({ where: { folder } }),
    strapi.db.query(folderUid).findMany({ where: { parent: folder } }),
  ]);
  if (files.length + folders.length === 0) await strapi.plugin('upload').service('folder').deleteByIds([folder]);
}

async function moveFile(strapi: Strapi, former: FilePlace, { name }: AssetSeed, folder: number): Promise<void> {
  const place = { name: former.folder.at(-1), parent: { name: former.folder.at(-2) } };
  const formerFolder = await strapi.db.query(folderUid).findOne({ where: place });
  if (formerFolder === null) return;
  const file = await strapi.db.query(fileUid).findOne({ where: { name: former.name, folder: formerFolder.id } });
  if (file !== null) await strapi.plugin('upload').service('upload').updateFileInfo(file.id, { name, folder });
  await removeWhenEmpty(strapi, formerFolder.id);
}

/**
 * A file that was once seeded under another name or in another folder moves to its new place, and the items that show it
 * follow: what an editor made of them, and whether they are withdrawn, stays.
 */
export async function renameFile(strapi: Strapi, notes: Notes, asset: AssetSeed, folder: number): Promise<void> {
  const { formerly: former } = asset;
  const note = former === undefined ? null : notes.read(fileNote(former));
  if (former === undefined || note === null || notes.read(fileNote(asset)) !== null) return;

  await moveFile(strapi, former, asset, folder);
  const [from, to] = [publicAddress(former), publicAddress(asset)];
  for (const field of ['mediaUrl', 'thumbnailUrl']) {
    await strapi.db.query(mediaUid).updateMany({ where: { [field]: from }, data: { [field]: to } });
  }
  for (const locale of builtInLocales) {
    const item = notes.read(`${mediaUid}:${from}:${locale}`);
    if (item !== null) await notes.write(`${mediaUid}:${to}:${locale}`, item);
  }
  await notes.write(fileNote(asset), note);
}
