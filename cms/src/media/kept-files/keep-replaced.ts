import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import type { ReferringEntry } from '../../api/trash/contract';
import { usedRefusal } from '../../content';
import { accountLanguage } from '../../lib/account';
import type { UploadServices } from '../../lib/strapi-services';
import { assetNames } from '../asset-names';
import { createLibraryFiles, type LibraryFile, withoutExtension } from '../library-files';
import { createFileUses } from './file-uses';
import { createKeptFiles } from './kept-files';

type Registry = { extend: <S>(uid: string, change: (service: S) => S) => void };
type BulkController = { deleteMany: (ctx: Context) => Promise<void> };

const ids = v.fallback(v.array(v.number()), []);
const chosenSchema = v.fallback(v.object({ fileIds: ids, folderIds: ids }), { fileIds: [], folderIds: [] });

/** Every change of a file passes one of these services. A file that an entry shows is not deleted. */
export function keepReplacedFiles(strapi: Core.Strapi): void {
  const services: Registry = strapi.get('services');
  const controllers: Registry = strapi.get('controllers');
  const library = createLibraryFiles(strapi);
  const kept = createKeptFiles(strapi);
  const usesOf = createFileUses(strapi);

  const fileWith = async (id: number): Promise<LibraryFile | undefined> => (await library.find({ id }))[0];

  /** The newest other file of the name that the site looks for, in the whole library or in the same folder. */
  async function earlierOf(file: LibraryFile, gone = [file.id]): Promise<LibraryFile | undefined> {
    const name = withoutExtension(file.name);
    const isAsset = assetNames.some((asset) => asset === name || `${asset}-poster` === name);
    const where = { id: { $notIn: gone }, ...(isAsset ? {} : { folderPath: file.folderPath }) };
    return library.newest(name, where);
  }

  async function filesWithin(folderIds: readonly number[]): Promise<LibraryFile[]> {
    const folders = await table(strapi, 'plugin::upload.folder').findMany({ where: { id: { $in: folderIds } } });
    const within = folders.flatMap(({ path }) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]);
    return within.length === 0 ? [] : library.find({ $or: within });
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

  services.extend<UploadServices['upload']>('plugin::upload.upload', (service) => ({
    ...service,
    async upload(request, options) {
      const result = await service.upload(request, options);
      for (const { id } of result) {
        const file = await fileWith(id);
        const earlier = file && (await earlierOf(file));
        if (earlier !== undefined) await kept.supersede(earlier);
      }
      return result;
    },
    async replace(id, request, options) {
      const file = await fileWith(id);
      const replace = () => service.replace(id, request, options);
      return file === undefined ? replace() : kept.keepWhile(file, 'replaced', replace);
    },
    async remove(removed) {
      const file = await fileWith(removed.id);
      if (file === undefined) return service.remove(removed);
      await refuseUsed([file]);
      return kept.keepWhile(file, 'deleted', () => service.remove(removed));
    },
  }));

  // All chosen files and all in chosen folders are checked before the first one is gone.
  controllers.extend<BulkController>('plugin::upload.admin-folder-file', (controller) => ({
    ...controller,
    async deleteMany(ctx) {
      const { fileIds, folderIds } = v.parse(chosenSchema, ctx.request.body);
      await refuseUsed([...(await library.find({ id: { $in: fileIds } })), ...(await filesWithin(folderIds))]);
      return controller.deleteMany(ctx);
    },
  }));
}
