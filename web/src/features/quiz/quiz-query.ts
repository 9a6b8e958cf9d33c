import { quizAnswerSchema, type Quiz } from '@contracts/quiz';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function quizQuery(key: string, locale: Locale): Query<Quiz> {
  return {
    key: ['/api', 'quizzes', `${encodeURIComponent(key)}?locale=${locale}`],
    parse: (json) => parse(quizAnswerSchema, json).data,
  };
}
