import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { createLibraryFiles, type LibraryFile } from './library-files';
import { isPictureOfPages } from './page-pictures';
import { isInPublishedEntry } from '../content';
import { isAddressOfFile } from './file-address';

const revivalEventUid = 'api::revival-event.revival-event';
const eventMediaUid = 'api::event-media.event-media';

const itemsSchema = v.array(v.object({ mediaUrl: v.nullable(v.string()), thumbnailUrl: v.nullable(v.string()) }));
const eventsSchema = v.array(v.object({ documentId: v.string() }));

const published = { publishedAt: { $notNull: true } };

/**
 * The files of withdrawn items, which nobody gets at any of their addresses. What a visitor still sees elsewhere stays:
 * in an item that is not withdrawn, in a published entry, or on a page that takes its picture by its name. The database
 * is asked each time, so that every replica knows at once; mostly nothing is withdrawn, which one small question tells.
 */
export function createWithheldFiles(strapi: Core.Strapi) {
  const files = createLibraryFiles(strapi);

  async function addressesOf(where: object): Promise<string[]> {
    const found: unknown = await strapi.db
      .query(eventMediaUid)
      .findMany({ select: ['mediaUrl', 'thumbnailUrl'], where });
    const items = v.parse(itemsSchema, found);
    const addresses = items.flatMap(({ mediaUrl, thumbnailUrl }) => [mediaUrl ?? '', thumbnailUrl ?? '']);
    return [...new Set(addresses)];
  }

  /** Drafts too: taking a withdrawn item back from publication shows nothing. */
  const withdrawnAddresses = () => addressesOf({ withdrawn: true });

  /** Those of the items that a visitor can see. */
  async function shownAddresses(): Promise<string[]> {
    const found: unknown = await strapi.db
      .query(revivalEventUid)
      .findMany({ select: ['documentId'], where: published });
    const events = v.parse(eventsSchema, found).map(({ documentId }) => documentId);
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

  /** The ids of those of the files that are withheld. */
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

    /** Whether the file is withheld that is stored under that name below `/uploads`, or of which a smaller size is. */
    async hasStored(name: string): Promise<boolean> {
      if ((await withdrawnAddresses()).length === 0) return false;
      const file = await files.stored(name);
      return file !== undefined && (await among([file])).has(file.id);
    },
  };
}
