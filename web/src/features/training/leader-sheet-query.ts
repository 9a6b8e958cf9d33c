import type { LeaderSheet } from '@contracts/leader-sheet';
import type { Locale } from '@contracts/site-setting';
import { answerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/fetch-query';

const readSheet = answerParser(async () => (await import('@contracts/leader-sheet')).leaderSheetAnswerSchema);

/** Null if the module has none. */
export function leaderSheetQuery(slug: string, locale: Locale): Query<LeaderSheet | null> {
  return {
    key: ['/api', 'leader-sheets', `${encodeURIComponent(slug)}?locale=${locale}`],
    parse: (json) => (json === null ? null : readSheet(json)),
    missing: 'entry',
  };
}
