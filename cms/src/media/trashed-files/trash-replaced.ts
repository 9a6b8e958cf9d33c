import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import type { Core } from '@strapi/strapi';
import { entriesWithFile, usedRefusal } from '../../content';
import { accountLanguage } from '../../lib/account';
import { extendService } from '../../lib/strapi-services';
import { isAssetName } from '../asset-names';
import { createLibraryFiles, type LibraryFile, within, withoutExtension } from '../library-files';
import { createTrashedFiles } from './trashed-files';
import { table } from '../../lib/table';
import type { ReferringEntry } from '../../contracts/trash';
import { isAddressOfFile } from '../file-address';

const eventMediaUid = 'api::event-media.event-media';

/** An address by name leads to the earlier file once the newer one is gone. */
const leadsOn = (address: string, file: LibraryFile, earlier: LibraryFile) =>
  !address.includes('/uploads/') && (earlier.name === file.name || !/\.\w+(?:[?#]|$)/.test(address));

/** Entries that show a file: by a field, in a text, or by its address. `earlier` stands in for it when deleted. */
function createFileUses(strapi: Core.Strapi) {
  const library = createLibraryFiles(strapi);

  async function itemsWith(file: LibraryFile, earlier?: LibraryFile): Promise<ReferringEntry[]> {
    const found = await table(strapi, eventMediaUid).findMany({ orderBy: { id: 'asc' } });
    const items = new Map<string, ReferringEntry>();
    for (const { documentId, caption, mediaUrl, thumbnailUrl } of found) {
      for (const address of [mediaUrl, thumbnailUrl]) {
        if (address === null || (earlier && leadsOn(address, file, earlier))) continue;
        if (await isAddressOfFile(library, address, file)) {
          const title = caption === null || caption === '' ? file.name : caption;
          items.set(documentId, { uid: eventMediaUid, documentId, language: null, title });
        }
      }
    }
    return [...items.values()];
  }

  return async (file: LibraryFile, earlier?: LibraryFile): Promise<ReferringEntry[]> => [
    ...(await entriesWithFile(strapi, file)),
    ...(await itemsWith(file, earlier)),
  ];
}

type BulkController = { deleteMany: (ctx: Context) => Promise<void> };
type Controllers = { extend: (uid: string, change: (controller: BulkController) => BulkController) => void };

const ids = v.fallback(v.array(v.number()), []);
const chosenSchema = v.fallback(v.object({ fileIds: ids, folderIds: ids }), { fileIds: [], folderIds: [] });

/** Every change of a file passes one of these services. A file that an entry shows is not deleted. */
export function trashReplacedFiles(strapi: Core.Strapi): void {
  const controllers: Controllers = strapi.get('controllers');
  const library = createLibraryFiles(strapi);
  const trashed = createTrashedFiles(strapi);
  const usesOf = createFileUses(strapi);

  /** The newest other file of the name that the site looks for, in the whole library or in the same folder. */
  async function earlierOf(file: LibraryFile, gone = [file.id]): Promise<LibraryFile | undefined> {
    const name = withoutExtension(file.name);
    const where = { id: { $notIn: gone }, ...(isAssetName(name) ? {} : { folderPath: file.folderPath }) };
    return library.newest(name, where);
  }

  async function filesWithin(folderIds: readonly number[]): Promise<LibraryFile[]> {
    const folders = await table(strapi, 'plugin::upload.folder').findMany({ where: { id: { $in: folderIds } } });
    const found = await Promise.all(folders.map(({ path }) => library.find(within('folderPath', path))));
    return found.flat();
  }

  async function refuseUsed(files: readonly LibraryFile[]): Promise<void> {
    const found = new Map<string, ReferringEntry>();
    const gone = files.map(({ id }) => id);
    for (const file of files) {
      for (const use of await usesOf(file, await earlierOf(file, gone)))
        found.set(`${use.documentId} ${use.language ?? ''}`, use);
    }
    const uses = [...found.values()];
    if (uses.length > 0) {
      throw new errors.ApplicationError(usedRefusal(uses, accountLanguage(strapi.requestContext.get())), {
        references: uses,
      });
    }
  }

  extendService(strapi, 'upload', 'upload', (service) => ({
    async upload(request, options) {
      const result = await service.upload(request, options);
      for (const { id } of result) {
        const file = await library.byId(id);
        const earlier = file && (await earlierOf(file));
        if (earlier !== undefined) await trashed.supersede(earlier);
      }
      return result;
    },
    async replace(id, request, options) {
      const file = await library.byId(id);
      const replace = () => service.replace(id, request, options);
      return file === undefined ? replace() : trashed.copyFirst(file, 'replaced', replace);
    },
    async remove(removed) {
      const file = await library.byId(removed.id);
      if (file === undefined) return service.remove(removed);
      await refuseUsed([file]);
      return trashed.copyFirst(file, 'deleted', () => service.remove(removed));
    },
  }));

  // All chosen files and all in chosen folders are checked before the first one is gone.
  controllers.extend('plugin::upload.admin-folder-file', (controller) => ({
    ...controller,
    async deleteMany(ctx) {
      const { fileIds, folderIds } = v.parse(chosenSchema, ctx.request.body);
      await refuseUsed([...(await library.find({ id: { $in: fileIds } })), ...(await filesWithin(folderIds))]);
      return controller.deleteMany(ctx);
    },
  }));
}
