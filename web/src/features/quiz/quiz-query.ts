import type { Quiz } from '@contracts/quiz';
import type { Locale } from '@contracts/site-setting';
import { answerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/fetch-query';

export function quizQuery(key: string, locale: Locale): Query<Quiz> {
  return {
    key: ['/api', 'quizzes', `${encodeURIComponent(key)}?locale=${locale}`],
    parse: answerParser(async () => (await import('@contracts/quiz')).quizAnswerSchema),
  };
}
