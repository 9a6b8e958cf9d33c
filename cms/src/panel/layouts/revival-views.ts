import type { Core, UID } from '@strapi/strapi';
import { arrangeOnce, type PanelView } from './panel-view';

const shared = 'The same in both languages';
const count = `A 0 is not shown. ${shared}`;

const views: readonly (readonly [UID.ContentType, PanelView])[] = [
  [
    'api::revival-event.revival-event',
    {
      list: { columns: ['date', 'title', 'location', 'attendance'], sortedBy: 'date', order: 'DESC' },
      namedBy: 'title',
      rows: [
        ['title'],
        ['date'],
        ['location', 'region'],
        ['placeIsRegionOnly'],
        ['attendance', 'salvations', 'healings'],
        ['description'],
      ],
      fields: {
        title: { label: 'Title' },
        date: { label: 'Date', description: `The timeline starts with the newest event. ${shared}` },
        location: { label: 'Place', description: 'As visitors read it: town, province and country' },
        region: {
          label: 'Region',
          description:
            'Large enough to keep people safe, such as a province. Shown instead of the place if you choose to show only the region',
        },
        placeIsRegionOnly: {
          label: 'Show only the region',
          description: `For the safety of the people there, the place is not published. Do not name it in the title, the text, a caption or a file name either. ${shared}`,
        },
        attendance: { label: 'People present', description: count },
        salvations: { label: 'Salvations', description: count },
        healings: { label: 'Healings', description: count },
        description: { label: 'Text', description: 'What happened. Leave a blank line to start a new paragraph' },
      },
    },
  ],
  [
    'api::event-media.event-media',
    {
      // The second has a caption for each language.
      edition: 2,
      list: {
        columns: ['mediaUrl', 'caption', 'event', 'sortOrder', 'withdrawn'],
        sortedBy: 'createdAt',
        order: 'DESC',
      },
      namedBy: 'caption',
      rows: [
        ['event'],
        ['mediaUrl'],
        ['caption', 'captionEs'],
        ['mediaType', 'thumbnailUrl'],
        ['sortOrder', 'withdrawn'],
      ],
      fields: {
        event: { label: 'Event', description: 'The timeline event it belongs to' },
        mediaUrl: { label: 'Picture or video' },
        caption: {
          label: 'Caption in English',
          description:
            'Shown below it, and read aloud to those who cannot see. Without one, the Spanish caption is shown',
        },
        captionEs: {
          label: 'Caption in Spanish',
          description: 'Without one, the English caption is shown',
        },
        mediaType: { label: 'Type', description: 'Set by what you choose above' },
        thumbnailUrl: {
          label: 'Poster',
          description: 'The picture shown until a video plays. Without one, the site shows a placeholder',
        },
        sortOrder: {
          label: 'Order',
          description: 'Counted from 1 within each event; the others move to make room. If left empty, it comes last',
        },
        withdrawn: {
          label: 'Withdrawn',
          description: 'Hidden from visitors as soon as you save. To show it again, turn this off and publish',
        },
      },
    },
  ],
];

/** An event's media have a column of pictures: `mediaUrl` shows what it leads to. */
export async function arrangeRevival(strapi: Core.Strapi): Promise<void> {
  for (const [uid, view] of views) {
    await arrangeOnce(strapi, uid, view);
  }
}
