import type { Core, UID } from '@strapi/strapi';
import { arrangeOnce, type PanelView } from './panel-view';

const title = { label: 'Title' };
const text = { label: 'Text' };
const icon = { label: 'Small picture', description: 'Drawn by the site; optional' };
const optionalScripture = { label: 'Scripture', description: 'Optional' };

/** The parts that pages are made of. */
const views: readonly (readonly [UID.Component, PanelView])[] = [
  ['shared.section', { namedBy: 'title', rows: [['title'], ['text']], fields: { title, text } }],
  ['shared.card', { namedBy: 'title', rows: [['title', 'icon'], ['text']], fields: { title, text, icon } }],
  [
    'shared.picture',
    {
      namedBy: 'alt',
      rows: [['alt'], ['image']],
      fields: {
        alt: {
          label: 'What it shows',
          description: 'One sentence for people who cannot see it, in the language of the page',
        },
        image: {
          label: 'Picture',
          description: 'If left empty, the site shows the Media Library file named after this place',
        },
      },
    },
  ],
  [
    'shared.testimony',
    {
      namedBy: 'title',
      rows: [['title', 'name'], ['text']],
      fields: {
        title,
        text: { label: 'Testimony', description: 'In the person’s own words, with their consent' },
        name: { label: 'Who said it', description: 'No full name without consent; optional' },
      },
    },
  ],
  [
    'home.hero',
    {
      namedBy: 'title',
      rows: [['eyebrow'], ['title'], ['subtitle'], ['scripture'], ['imageAlt']],
      fields: {
        eyebrow: { label: 'Small line above the title' },
        title: { label: 'Title', description: 'Keep it short: it is shown in very large letters' },
        subtitle: { label: 'Below the title' },
        scripture: { label: 'Scripture' },
        imageAlt: { label: 'What the picture shows', description: 'For people who cannot see it' },
      },
    },
  ],
  [
    'home.counters',
    {
      namedBy: 'title',
      rows: [['title'], ['text'], ['salvations', 'healings']],
      fields: {
        title,
        text: { label: 'Text', description: 'Who counted, and how' },
        salvations: { label: 'Label below the first number' },
        healings: { label: 'Label below the second number' },
      },
    },
  ],
  [
    'home.video-section',
    {
      namedBy: 'title',
      rows: [['title'], ['text'], ['videoTitle'], ['videoDescription']],
      fields: {
        title,
        text: { label: 'Text', description: 'Leave a blank line to start a new paragraph' },
        videoTitle: { label: 'Title of the video' },
        videoDescription: { label: 'What the video is', description: 'Optional' },
      },
    },
  ],
  [
    'home.ministry-card',
    {
      namedBy: 'title',
      rows: [['title', 'icon'], ['text'], ['path'], ['picture']],
      fields: {
        title,
        text,
        icon,
        path: {
          label: 'Leads to',
          description: 'A page on this site, such as /mens-ministry. If left empty, the card is not a link',
        },
        picture: { label: 'Photo', description: 'Optional' },
      },
    },
  ],
  [
    'home.highlight',
    {
      namedBy: 'title',
      rows: [['title'], ['text'], ['picture']],
      fields: { title, text, picture: { label: 'Photo', description: 'Optional' } },
    },
  ],
  [
    'home.prayer',
    {
      namedBy: 'title',
      rows: [['title'], ['text'], ['scripture']],
      fields: { title, text, scripture: { label: 'Scripture' } },
    },
  ],
  [
    'ministry.principle',
    {
      namedBy: 'title',
      rows: [['title'], ['text'], ['scripture']],
      fields: { title, text, scripture: optionalScripture },
    },
  ],
  [
    'ministry.prophetic-word',
    {
      namedBy: 'title',
      rows: [['title'], ['text'], ['imageAlt'], ['purposeTitle'], ['purpose']],
      fields: {
        title: { label: 'Title', description: 'With its year' },
        text: { label: 'Text', description: 'Leave a blank line to start a new paragraph' },
        imageAlt: { label: 'What the picture shows', description: 'For people who cannot see it' },
        purposeTitle: { label: 'Title of the box' },
        purpose: { label: 'Text of the box' },
      },
    },
  ],
  [
    'ministry.retreat',
    {
      namedBy: 'title',
      rows: [
        ['title'],
        ['text'],
        ['date', 'attendance', 'theme'],
        ['keyVerse'],
        ['figures'],
        ['figuresNote'],
        ['testimoniesTitle'],
        ['testimonies'],
        ['galleryTitle'],
        ['gallery'],
      ],
      fields: {
        title,
        text,
        date: { label: 'Date', description: 'As visitors will read it: August 15–17, 2025' },
        attendance: { label: 'Attendance', description: 'As visitors will read it: Over 350 men' },
        theme: { label: 'Theme' },
        keyVerse: { label: 'Key verse' },
        figures: { label: 'What happened, in figures' },
        figuresNote: { label: 'How they were counted', description: 'Optional' },
        testimoniesTitle: { label: 'Title above the testimonies' },
        testimonies: { label: 'Testimonies', description: 'Three look best' },
        galleryTitle: { label: 'Title above the photos' },
        gallery: {
          label: 'Photos',
          description:
            'One entry per photo. If you do not choose a picture, the first entry shows the newest picture named retreat-image1, the second retreat-image2, and so on',
        },
      },
    },
  ],
  [
    'ministry.figure',
    {
      namedBy: 'label',
      rows: [['value', 'label']],
      fields: {
        value: { label: 'Number', description: 'Or a word: Many' },
        label: { label: 'What was counted' },
      },
    },
  ],
  [
    'gospel.section',
    {
      namedBy: 'title',
      rows: [['title'], ['text'], ['scripture']],
      fields: { title, text, scripture: optionalScripture },
    },
  ],
  [
    'gospel.call-to-action',
    {
      namedBy: 'title',
      rows: [['title'], ['text'], ['connectText'], ['bookText']],
      fields: {
        title,
        text,
        connectText: { label: 'Above the form', description: 'What happens after somebody sends it' },
        bookText: { label: 'Next to the book', description: 'Optional' },
      },
    },
  ],
];

export async function arrangePageParts(strapi: Core.Strapi): Promise<void> {
  for (const [uid, view] of views) {
    await arrangeOnce(strapi, uid, view);
  }
}
