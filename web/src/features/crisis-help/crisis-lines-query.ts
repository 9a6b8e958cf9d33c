import type { CrisisLine } from '@contracts/crisis-line';
import type { Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

/** Crisis lines of every country on the ministry's list. */
export function crisisLinesQuery(locale: Locale): Query<CrisisLine[]> {
  return {
    key: ['/api', `crisis-lines?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/crisis-line')).crisisLinesAnswerSchema),
  };
}
