import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { SlotPlace } from '../../contracts/picture-slot';
import { revivalVideo } from '../asset-names';
import { marriagePhotos } from '../page-pictures';

/** Pictures that visitors find by the pages alone. */
const siteFolder = ['Site'];

const names: Readonly<Partial<Record<SlotPlace, string>>> = {
  hero: 'hero-image',
  'pastor-video': 'pastor-video',
  'pastor-video-poster': 'pastor-video-poster',
  'promo-video': revivalVideo,
  'promo-video-poster': `${revivalVideo}-poster`,
  'prophetic-word': 'prophetic-word-2025',
};

export type SlotFile = {
  name: string;
  folder: readonly string[];
  /** `site`: pages show the newest of that name anywhere; `folder`: in that folder; `entry`: the one an entry names. */
  foundBy: 'site' | 'folder' | 'entry';
};

export function fileOfSlot({ key, place, number }: { key: string; place: SlotPlace; number: number | null }): SlotFile {
  switch (place) {
    case 'retreat':
      return { name: `retreat-image${number}`, folder: siteFolder, foundBy: 'site' };
    case 'marriage':
      return { name: String(number), folder: marriagePhotos, foundBy: 'folder' };
    case 'book-cover':
      return { name: `${key}-cover`, folder: siteFolder, foundBy: 'entry' };
    case 'social-image':
      return { name: 'social-image', folder: siteFolder, foundBy: 'entry' };
    default:
      return { name: names[place] ?? place, folder: siteFolder, foundBy: 'site' };
  }
}

/** The file that each replacement took the place of, by id, because an entry's own picture may have any name. */
const replacedSchema = v.fallback(v.record(v.string(), v.number()), {});

const key = 'replaced';

/** Enough to step back in every place of the site. */
const maxRemembered = 200;

export function createReplacedFiles(strapi: Core.Strapi) {
  const store = () => strapi.store({ type: 'plugin', name: 'picture-slots' });

  async function read(): Promise<Record<string, number>> {
    const stored: unknown = await store().get({ key });
    return v.parse(replacedSchema, stored ?? {});
  }

  return {
    read,

    /** Within the lock of the slots. */
    async remember(file: number, before: number): Promise<void> {
      const remembered = Object.entries({ ...(await read()), [file]: before });
      await store().set({ key, value: Object.fromEntries(remembered.slice(-maxRemembered)) });
    },
  };
}
