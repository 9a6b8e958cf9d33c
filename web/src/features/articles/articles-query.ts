import type { Article, ArticleSummary } from '@contracts/article';
import type { Locale } from '@contracts/site-setting';
import { articleSummaryFields } from '@contracts/summary';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

/** What the cards show, without the texts. */
export function articleListQuery(locale: Locale): Query<ArticleSummary[]> {
  return {
    key: ['/api', `articles?locale=${locale}&fields=${articleSummaryFields.join(',')}`],
    parse: answerOf(async () => (await import('@contracts/article')).articleListSchema),
  };
}

const readArticle = answerOf(async () => (await import('@contracts/article')).articleAnswerSchema);

/** One article with its text; null where no published article has that slug. */
export function articleQuery(slug: string, locale: Locale): Query<Article | null> {
  return {
    key: ['/api', 'articles', `${encodeURIComponent(slug)}?locale=${locale}`],
    parse: (json) => (json === null ? null : readArticle(json)),
    missing: 'entry',
  };
}
