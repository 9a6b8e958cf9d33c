import { placeFacts, type PictureSlot, type SlotPlace } from '@contracts/picture-slot';
import type { Translate } from '../../../i18n/translate';

/** The pages in the order of the site's navigation, each with its places. */
const groups = {
  home: [
    'hero',
    'pastor-video',
    'pastor-video-poster',
    'ministry-mens',
    'ministry-marriage',
    'ministry-prophetic',
    'promo-video',
    'promo-video-poster',
  ],
  prophetic: ['prophetic-word'],
  marriage: ['marriage'],
  mens: ['retreat'],
  books: ['book-cover'],
  everywhere: ['social-image'],
} as const satisfies Record<string, readonly SlotPlace[]>;

export type SlotGroup = keyof typeof groups;

const order = ['home', 'prophetic', 'marriage', 'mens', 'books', 'everywhere'] as const satisfies readonly SlotGroup[];

export function groupSlots(slots: readonly PictureSlot[]): { group: SlotGroup; slots: PictureSlot[] }[] {
  return order
    .map((group) => {
      const places: readonly SlotPlace[] = groups[group];
      return { group, slots: slots.filter(({ place }) => places.includes(place)) };
    })
    .filter((each) => each.slots.length > 0);
}

/** The place's name: "Retreat photo 3", or the title of the book. */
export function slotName(t: Translate, { place, number, title }: PictureSlot): string {
  return t(`slots.place.${place}`, { number: number ?? '', title: title ?? '' });
}

/** The shape in which the site shows it. */
export function shapeOf(place: SlotPlace): string {
  const { width, height } = placeFacts[place];
  return `${width} / ${height}`;
}
