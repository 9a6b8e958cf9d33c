import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import type { ReferringEntry } from '../../api/trash/contract';
import { entriesWithFile } from '../../content';
import { isAddressOfFile } from '../file-address';
import { createLibraryFiles, type LibraryFile } from '../library-files';

const eventMediaUid = 'api::event-media.event-media';

/** The entries that show a file, by a field for it, in a text, or by its address. */
export function createFileUses(strapi: Core.Strapi) {
  const library = createLibraryFiles(strapi);

  async function itemsWith(file: LibraryFile): Promise<ReferringEntry[]> {
    const found = await table(strapi, eventMediaUid).findMany({ orderBy: { id: 'asc' } });
    const items = new Map<string, ReferringEntry>();
    for (const { documentId, caption, mediaUrl, thumbnailUrl } of found) {
      for (const address of [mediaUrl, thumbnailUrl]) {
        if (address !== null && (await isAddressOfFile(library, address, file))) {
          const title = caption === null || caption === '' ? file.name : caption;
          items.set(documentId, { uid: eventMediaUid, documentId, language: null, title });
        }
      }
    }
    return [...items.values()];
  }

  return async (file: LibraryFile): Promise<ReferringEntry[]> => [
    ...(await entriesWithFile(strapi, file)),
    ...(await itemsWith(file)),
  ];
}
