import type { Article, ArticleSummary } from '@contracts/article';
import type { Locale } from '@contracts/site-setting';
import { articleSummaryFields } from '@contracts/summary';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';
import { useLanguage } from '../../i18n/language-provider';
import { useContentPreload } from '../../lib/cms-client/use-content';

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

/** Asks for an article while the hand is still on its way; a failure shows when the article is opened. */
export function useArticlePreload(): (slug: string) => void {
  const { locale } = useLanguage();
  const preload = useContentPreload();
  return (slug) => void preload([articleQuery(slug, locale)]).catch(() => undefined);
}
