import { prayerDeskEn } from './prayer-desk-en';

/** The texts of the panel's own parts; those of the panel itself come with it. */
export const en = {
  'media-address.name': 'Address of a picture or video',
  'media-address.about': 'A file of the Media Library or a video of YouTube, with a preview',
  'media-address.hint': 'A file of the Media Library, or the address of a video on YouTube',
  'media-address.choose': 'Choose from the Media Library',
  'media-address.none': 'No picture or video is chosen yet',
  'media-address.broken': 'There is nothing at this address that this browser can show',
  'media-address.withheld':
    'Withdrawn: the site gives this file to nobody, so it is not shown here either. It is still in the Media Library.',
  'media-address.outside': 'The site shows files of its Media Library and videos of YouTube. This address is neither.',
  'media-address.youtube': 'A video of YouTube. The site shows its placeholder until it has a poster.',
  'media-address.poster-of-youtube': 'The poster of a video of YouTube',
  'media-address.picture': 'The chosen picture',
  'media-address.video': 'The chosen video',
  'media-address.unfound': 'The folders of the Media Library could not be read. Please choose once more.',
  'poster.take': 'Take the frame shown as poster',
  'poster.choose': 'Choose a picture as poster',
  'poster.remove': 'Remove the poster',
  'poster.taking': 'Taking a poster from the video…',
  'poster.taken': 'The poster was taken from the video. Save or publish to keep it.',
  'poster.impossible': 'This browser cannot take a poster from this video. The site shows its placeholder instead.',
  'poster.refused': 'The poster could not be stored. The site shows its placeholder instead.',
  'event-media.title': 'Pictures and videos',
  'event-media.loading': 'Loading the pictures and videos…',
  'event-media.none': 'This event has none yet.',
  'event-media.failed': 'The pictures and videos could not be loaded.',
  'event-media.again': 'Try again',
  'event-media.uncaptioned': 'Without a caption',
  'event-media.withdrawn': 'Withdrawn',
  'event-media.draft': 'Not published',
  'event-media.modified': 'Changed since it was published',
  'event-media.more': '{count, plural, one {And one more} other {And # more}}',
  'event-media.add': 'Add a picture or video',
  'event-media.arrange': 'Change the order',
  'event-media.image': 'Picture',
  'event-media.video': 'Video',
  ...prayerDeskEn,
} as const;

export type TextKey = keyof typeof en;
