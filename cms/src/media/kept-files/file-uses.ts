import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import type { ReferringEntry } from '../../api/trash/contract';
import { entriesWithFile } from '../../content';
import { isAddressOfFile } from '../file-address';
import { createLibraryFiles, type LibraryFile } from '../library-files';

const eventMediaUid = 'api::event-media.event-media';

/** An address by name leads to the earlier file once the newer one is gone. */
const leadsOn = (address: string, file: LibraryFile, earlier: LibraryFile) =>
  !address.includes('/uploads/') && (earlier.name === file.name || !/\.\w+(?:[?#]|$)/.test(address));

/**
 * The entries that show a file, by a field for it, in a text, or by its address; `earlier` is the file of its name that
 * takes its place when it is deleted.
 */
export function createFileUses(strapi: Core.Strapi) {
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
