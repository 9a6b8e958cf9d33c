import type { BuiltInLocale } from '../../cms/src/api/language/contract';
import { eventMedia } from './content/event-media';
import { revivalEvents as revivalEventsEn } from './content/en/revival-events';
import { revivalEvents as revivalEventsEs } from './content/es/revival-events';
import type { SeedData, Seeder } from './seeders';

const events: Readonly<Record<BuiltInLocale, readonly SeedData[]>> = { en: revivalEventsEn, es: revivalEventsEs };

function mediaOf([event, items]: readonly [string, readonly SeedData[]]): SeedData[] {
  return items.map((item, index) => ({ ...item, event, sortOrder: index + 1 }));
}

/** The events, known by their dates, and then what is shown of them, known by its address. */
export const revivalSeeders: readonly Seeder[] = [
  { uid: 'api::revival-event.revival-event', keyField: 'date', entries: (locale) => events[locale] },
  {
    uid: 'api::event-media.event-media',
    keyField: 'mediaUrl',
    entries: () => Object.entries(eventMedia).flatMap(mediaOf),
  },
];
