import {
  articleAnswerSchema,
  articleListSchema,
  articleSummaryFields,
  type Article,
  type ArticleSummary,
} from '@contracts/article';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

/** What the cards show, without the texts. */
export function articleListQuery(locale: Locale): Query<ArticleSummary[]> {
  return {
    key: ['/api', `articles?locale=${locale}&fields=${articleSummaryFields.join(',')}`],
    parse: (json) => parse(articleListSchema, json).data,
  };
}

/** One article with its text; null where no published article has that slug. */
export function articleQuery(slug: string, locale: Locale): Query<Article | null> {
  return {
    key: ['/api', 'articles', `${encodeURIComponent(slug)}?locale=${locale}`],
    parse: (json) => (json === null ? null : parse(articleAnswerSchema, json).data),
    missing: 'null',
  };
}
