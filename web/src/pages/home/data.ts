import type { GospelPresentation } from '@contracts/gospel-presentation';
import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import type { GivingCardsContent } from '@contracts/support-page';
import { articleTitlesQuery } from '../../features/articles/articles-query';
import { bookListQuery } from '../../features/books/books-query';
import { asksForGospel, gospelParameters, gospelQuery } from '../../features/gospel/gospel-query';
import { definePage, pageQuery } from '../../features/page/define-page';
import { nullableAnswerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/fetch-query';

export const homeData = definePage({
  parameters: gospelParameters,
  queries: (locale, search) => ({
    page: pageQuery('home-page', locale, async () => (await import('@contracts/home-page')).homePageAnswerSchema),
    articles: articleTitlesQuery(locale),
    books: bookListQuery(locale),
    givingCards: givingCardsQuery(locale),
    ...(asksForGospel(search) ? { gospel: gospelQuery(locale) } : {}),
  }),
  /** An address that opens the gospel presentation is shared under the presentation's name. */
  metadata: ({ seo }: HomePage | GospelPresentation) => seo,
});

/** Reads the cards alone, so that home does not carry the rest of the support page. */
function givingCardsQuery(locale: Locale): Query<GivingCardsContent | null> {
  return {
    // The fragment is not sent: it gives these fields an entry of their own in the cache.
    key: ['/api', `support-page?locale=${locale}#cards`],
    parse: nullableAnswerParser(async () => (await import('@contracts/support-page')).givingCardsAnswerSchema),
    missing: 'section',
  };
}
