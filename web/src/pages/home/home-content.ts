import type { Locale } from '@contracts/site-setting';
import { articleListQuery } from '../../features/articles/articles-query';
import { bookListQuery } from '../../features/books/books-query';
import { givingCardsQuery } from '../../features/giving/giving-cards-query';
import { asksForGospel } from '../../features/gospel/gospel-address';
import { gospelQuery } from '../../features/gospel/gospel-query';
import type { Query } from '../../lib/cms-client/query';
import { homePageQuery } from './home-page-query';

export function homeContent(locale: Locale, search: URLSearchParams): readonly Query<unknown>[] {
  return [
    homePageQuery(locale),
    articleListQuery(locale),
    bookListQuery(locale),
    givingCardsQuery(locale),
    ...(asksForGospel(search) ? [gospelQuery(locale)] : []),
  ];
}
