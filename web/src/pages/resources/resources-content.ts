import { locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import { articleListQuery, articleQuery } from '../../features/articles/articles-query';
import { bookListQuery } from '../../features/books/books-query';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import { trainingModuleListQuery, trainingModuleQuery } from '../../features/training/training-query';
import type { Query } from '../../lib/cms-client/query';
import { placeOf, tabOf, type Place, type ResourceTab } from './place';
import { resourcesPageQuery } from './resources-page-query';

const tabContent: Record<ResourceTab, (locale: Locale) => readonly Query<unknown>[]> = {
  blogs: (locale) => [articleListQuery(locale)],
  training: (locale) => [trainingModuleListQuery(locale)],
  // Books are recommended in both languages, whichever the page is in.
  resources: () => locales.map(bookListQuery),
};

export function resourcesContent(locale: Locale, search: URLSearchParams): readonly Query<unknown>[] {
  const place = placeOf(search);
  // The list comes along with its entry: going back to it, or an address that names none, has nothing to wait for.
  // An entry is there without the library's own words.
  const library: Query<unknown> = { ...resourcesPageQuery(locale), missing: 'slug' in place ? 'section' : 'page' };
  return [library, ...tabContent[tabOf(place)](locale), ...entryContent(place, locale)];
}

function entryContent(place: Place, locale: Locale): readonly Query<unknown>[] {
  if (place.kind === 'article') return [articleQuery(place.slug, locale)];
  return place.kind === 'module' ? [trainingModuleQuery(place.slug, locale), crisisLinesQuery(locale)] : [];
}
