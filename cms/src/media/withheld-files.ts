import type { Core } from '@strapi/strapi';
import { table } from '../lib/table';
import { createLibraryFiles, type LibraryFile } from './library-files';
import { isPictureOfPages } from './page-pictures';
import { isInPublishedEntry } from '../content';
import { isAddressOfFile } from './file-address';

const revivalEventUid = 'api::revival-event.revival-event';
const eventMediaUid = 'api::event-media.event-media';

const published = { publishedAt: { $notNull: true } };

/** Stays visible while another item, a published entry or a page shows it. Asked each time, so all replicas agree. */
export function createWithheldFiles(strapi: Core.Strapi) {
  const files = createLibraryFiles(strapi);

  async function addressesOf(where: object): Promise<string[]> {
    const items = await table(strapi, eventMediaUid).findMany({ select: ['mediaUrl', 'thumbnailUrl'], where });
    const addresses = items.flatMap(({ mediaUrl, thumbnailUrl }) => [mediaUrl ?? '', thumbnailUrl ?? '']);
    return [...new Set(addresses)];
  }

  /** Includes drafts, so that unpublishing a withdrawn item does not expose its file. */
  const withdrawnAddresses = () => addressesOf({ withdrawn: true });

  async function shownAddresses(): Promise<string[]> {
    const found = await table(strapi, revivalEventUid).findMany({ select: ['documentId'], where: published });
    const events = found.map(({ documentId }) => documentId);
    const isShown = { $or: [{ withdrawn: false }, { withdrawn: { $null: true } }] };
    return addressesOf({ ...published, ...isShown, eventDocumentId: { $in: [...new Set(events)] } });
  }

  async function isOneOf(addresses: readonly string[], file: LibraryFile): Promise<boolean> {
    for (const address of addresses) {
      if (await isAddressOfFile(files, address, file)) return true;
    }
    return false;
  }

  const isOnPages = async (file: LibraryFile): Promise<boolean> =>
    (await isPictureOfPages(files, file)) || (await isInPublishedEntry(strapi, file.id));

  async function among(candidates: readonly LibraryFile[]): Promise<ReadonlySet<number>> {
    const addresses = await withdrawnAddresses();
    const withheld = new Set<number>();
    let shown: readonly string[] | undefined;
    for (const file of addresses.length > 0 ? candidates : []) {
      if (await isOneOf(addresses, file)) {
        shown ??= await shownAddresses();
        if (!(await isOneOf(shown, file)) && !(await isOnPages(file))) {
          withheld.add(file.id);
        }
      }
    }
    return withheld;
  }

  return {
    among,

    has: async (file: LibraryFile): Promise<boolean> => (await among([file])).has(file.id),

    /** True if the file with this name below `/uploads`, or the one it is a smaller size of, is withheld. */
    async hasStored(name: string): Promise<boolean> {
      if ((await withdrawnAddresses()).length === 0) return false;
      const file = await files.stored(name);
      return file !== undefined && (await among([file])).has(file.id);
    },
  };
}
