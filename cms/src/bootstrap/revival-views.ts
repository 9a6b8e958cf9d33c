import type { Core, UID } from '@strapi/strapi';
import { arrangeOnce, type PanelView } from './panel-view';

const shared = 'The same in both languages';
const count = `0 is not shown. ${shared}`;

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
        date: { label: 'Date', description: `The timeline begins with the newest. ${shared}` },
        location: { label: 'Place', description: 'As visitors read it: town, province and country' },
        region: {
          label: 'Region',
          description: 'Wide enough to hide in, such as a province. Shown in the place’s stead when only it is told',
        },
        placeIsRegionOnly: {
          label: 'Tell only the region',
          description: `For the safety of people there: once published, the place stays in this panel. Do not name it in the title, the text, a caption or the name of a file either. ${shared}`,
        },
        attendance: { label: 'People present', description: count },
        salvations: { label: 'Salvations', description: count },
        healings: { label: 'Healings', description: count },
        description: { label: 'Text', description: 'What happened. An empty line begins a new paragraph' },
      },
    },
  ],
  [
    'api::event-media.event-media',
    {
      list: {
        columns: ['mediaUrl', 'caption', 'event', 'sortOrder', 'withdrawn'],
        sortedBy: 'createdAt',
        order: 'DESC',
      },
      namedBy: 'caption',
      rows: [['event'], ['mediaUrl'], ['caption'], ['mediaType', 'thumbnailUrl'], ['sortOrder', 'withdrawn']],
      fields: {
        event: { label: 'Event', description: 'The event of the timeline that it belongs to' },
        mediaUrl: { label: 'Picture or video' },
        caption: {
          label: 'Caption',
          description:
            'Shown below it in both languages, so write both: Morning at the lake · La mañana en el lago. It is read aloud to those who cannot see',
        },
        mediaType: { label: 'Kind', description: 'Follows what is chosen above' },
        thumbnailUrl: {
          label: 'Poster',
          description: 'The picture that stands for a video until it plays; without one there is a placeholder',
        },
        sortOrder: {
          label: 'Order',
          description: 'Counted from 1 in each event, and the others make room. Left empty, it comes last',
        },
        withdrawn: {
          label: 'Withdrawn',
          description: 'Hidden from visitors as soon as you save. To show it again, switch this off and publish',
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
