import { pagePaths } from '../../api/preview/contract';
import type { TextKey } from '../translations/en';

type Place = { key: TextKey; path: string };

const paths: Readonly<Record<string, string>> = pagePaths;

/** Names of what is more than one page, or part of one. */
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
  const key = texts[uid.split('.').at(-1) ?? ''];
  if (key !== undefined) return { key, path: '' };
  const path = paths[uid];
  return path === undefined ? { key: 'unpublish.place.other', path: '' } : { key: 'unpublish.place.page', path };
}
