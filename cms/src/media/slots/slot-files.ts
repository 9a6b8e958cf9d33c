import type { SlotPlace } from '../../api/picture-slot/contract';
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
  /** The file's name without extension. */
  name: string;
  folder: readonly string[];
  /** `site`: pages show the newest of that name anywhere; `folder`: in that folder; `entry`: the one an entry names. */
  foundBy: 'site' | 'folder' | 'entry';
};

/** Where a slot's file lies in the Media Library. */
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
