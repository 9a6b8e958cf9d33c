import { panelEn } from './panel-en';
import { prayerDeskEn } from './prayer-desk-en';
import { siteStateEn } from './site-state-en';
import { visitsEn } from './visits-en';
import { writingEn } from './writing-en';
import { siteViewEn } from './site-view-en';
import { translationBoardEn } from './translation-board-en';
import { sitePicturesEn } from './site-pictures-en';
import { editorFieldsEn } from './editor-fields-en';
import { publishingEn } from './publishing-en';
import { historyEn } from './history-en';
import { trashEn } from './trash-en';

/** The texts of our own parts of the panel; Strapi brings the others. */
export const en = {
  'media-address.name': 'Address of a picture or video',
  'media-address.about': 'A file from the Media Library or a YouTube video, with a preview',
  'media-address.hint': 'A file from the Media Library, or the address of a YouTube video',
  'media-address.choose': 'Choose from the Media Library',
  'media-address.none': 'No picture or video selected yet',
  'media-address.broken': 'This browser cannot show anything at this address',
  'media-address.withheld':
    'Withdrawn: no one can open this file on the site, so it is not shown here either. It is still in the Media Library.',
  'media-address.outside':
    'The site only shows files from its Media Library and YouTube videos. This address is neither.',
  'media-address.youtube': 'A YouTube video. The site shows a placeholder until it has a poster.',
  'media-address.poster-of-youtube': 'The poster of a YouTube video',
  'media-address.picture': 'The selected picture',
  'media-address.video': 'The selected video',
  'media-address.unfound': 'The folders in the Media Library could not be read. Please choose again.',
  'poster.take': 'Use this frame as the poster',
  'poster.choose': 'Choose a picture as the poster',
  'poster.remove': 'Remove the poster',
  'poster.taking': 'Creating a poster from the video…',
  'poster.taken': 'The poster was created from the video. Save or publish to keep it.',
  'poster.impossible': 'This browser cannot create a poster from this video. The site will show a placeholder instead.',
  'poster.refused': 'The poster could not be saved. The site will show a placeholder instead.',
  'event-media.title': 'Pictures and videos',
  'event-media.loading': 'Loading the pictures and videos…',
  'event-media.none': 'This event has no pictures or videos yet.',
  'event-media.failed': 'The pictures and videos could not be loaded.',
  'event-media.again': 'Try again',
  'event-media.uncaptioned': 'No caption',
  'event-media.withdrawn': 'Withdrawn',
  'event-media.draft': 'Not published',
  'event-media.modified': 'Changed since it was published',
  'event-media.more': '{count, plural, one {And one more} other {And # more}}',
  'event-media.add': 'Add a picture or video',
  'event-media.arrange': 'Change the order',
  'event-media.image': 'Picture',
  'event-media.video': 'Video',
  'example.title': 'Example content',
  'example.badge': 'Example',
  'example.panel':
    'This text came with the site, and what it says about the ministry is made up. Write what is true of yours: the mark goes away when you save a change. If everything is already right, turn off “Example content” in the form and save.',
  'example.count': '{count, plural, one {One entry is still an example.} other {# entries are still examples.}}',
  'example.about':
    'They came with the site, and what they say about the ministry is made up. Replace them before you go live.',
  'example.none': 'Nothing here is an example anymore: every entry is your own.',
  'example.in-en': 'English: {count}',
  'example.in-es': 'Spanish: {count}',
  'crisis-lines.title': 'Crisis lines',
  'crisis-lines.why':
    'People in danger see these numbers. Please call each one once a year. If it is right, enter the date under “Last called on” and publish.',
  'crisis-lines.due': '{count, plural, one {One number to check} other {# numbers to check}}',
  'crisis-lines.none': 'All numbers were checked within the last year. Thank you.',
  'crisis-lines.never': 'Never called',
  'crisis-lines.last': 'Last called on {date}',
  'crisis-lines.empty': 'No crisis line is published. People in danger only see 911 and 112.',
  'crisis-lines.failed': 'The crisis lines could not be loaded.',
  'crisis-lines.open': 'Open all crisis lines',
  ...panelEn,
  ...prayerDeskEn,
  ...siteStateEn,
  ...visitsEn,
  ...writingEn,
  ...siteViewEn,
  ...translationBoardEn,
  ...sitePicturesEn,
  ...publishingEn,
  ...editorFieldsEn,
  ...historyEn,
  ...trashEn,
} as const;

export type TextKey = keyof typeof en;
