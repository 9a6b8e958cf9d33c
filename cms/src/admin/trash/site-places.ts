import type { TextKey } from '../translations/en';

type Place = { key: TextKey; path: string };

/** The addresses of the pages that have no text of their own. */
const pages: Readonly<Record<string, string>> = {
  'about-page': '/about',
  'contact-page': '/contact',
  'marriage-ministry-page': '/marriage-ministry',
  'mens-ministry-page': '/mens-ministry',
  'prayer-page': '/prayer',
  'privacy-page': '/privacy',
  'prophetic-ministry-page': '/prophetic-ministry',
  'video-preview-page': '/video-preview',
};

const texts: Readonly<Record<string, TextKey>> = {
  'home-page': 'unpublish.place.home-page',
  'site-setting': 'unpublish.place.site-setting',
  'support-page': 'unpublish.place.support-page',
  'gospel-presentation': 'unpublish.place.gospel-presentation',
  'resources-page': 'unpublish.place.resources-page',
  article: 'unpublish.place.article',
  book: 'unpublish.place.book',
  'training-module': 'unpublish.place.training-module',
  quiz: 'unpublish.place.quiz',
  'revival-event': 'unpublish.place.revival-event',
  'event-media': 'unpublish.place.event-media',
  'crisis-line': 'unpublish.place.crisis-line',
  'answer-template': 'unpublish.place.answer-template',
};

/** Where visitors see an entry of this type, as the text that says so. */
export function placeOf(uid: string): Place {
  const noun = uid.split('.').at(-1) ?? '';
  const path = pages[noun];
  if (path !== undefined) return { key: 'unpublish.place.page', path };
  return { key: texts[noun] ?? 'unpublish.place.other', path: '' };
}
