import type { CrisisLine } from '@contracts/crisis-line';
import type { Locale } from '@contracts/site-setting';
import { answerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/query';

export function crisisLinesQuery(locale: Locale): Query<CrisisLine[]> {
  return {
    key: ['/api', `crisis-lines?locale=${locale}`],
    parse: answerParser(async () => (await import('@contracts/crisis-line')).crisisLinesAnswerSchema),
  };
}
