import type { Quiz } from '@contracts/quiz';
import type { Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function quizQuery(key: string, locale: Locale): Query<Quiz> {
  return {
    key: ['/api', 'quizzes', `${encodeURIComponent(key)}?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/quiz')).quizAnswerSchema),
  };
}
