import type { Article, ArticleSummary, ArticleTitle } from '@contracts/article';
import type { Locale } from '@contracts/site-setting';
import { articleSummaryFields } from '@contracts/summary';
import { answerParser, nullableAnswerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/fetch-query';
import { useLanguage } from '../../i18n/language-provider';
import { useContentPreload } from '../../lib/cms-client/use-content';

/** Reads the fields that the cards show. */
export function articleListQuery(locale: Locale): Query<ArticleSummary[]> {
  return {
    key: ['/api', `articles?locale=${locale}&fields=${articleSummaryFields.join(',')}`],
    parse: answerParser(async () => (await import('@contracts/article')).articleListSchema),
  };
}

/** Reads what home shows of them, which is less. */
export function articleTitlesQuery(locale: Locale): Query<ArticleTitle[]> {
  return {
    key: ['/api', `articles?locale=${locale}&fields=slug,title,excerpt,category`],
    parse: answerParser(async () => (await import('@contracts/article')).articleTitlesSchema),
  };
}

/** The whole article; null if no published article has that slug. */
export function articleQuery(slug: string, locale: Locale): Query<Article | null> {
  return {
    key: ['/api', 'articles', `${encodeURIComponent(slug)}?locale=${locale}`],
    parse: nullableAnswerParser(async () => (await import('@contracts/article')).articleAnswerSchema),
    missing: 'entry',
  };
}

/** Loads an article on hover or focus; a failure shows when it is opened. */
export function useArticlePreload(): (slug: string) => void {
  const { locale } = useLanguage();
  const preload = useContentPreload();
  return (slug) => void preload([articleQuery(slug, locale)]).catch(() => undefined);
}
