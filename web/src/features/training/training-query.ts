import type { LeaderSheet } from '@contracts/leader-sheet';
import type { Locale } from '@contracts/site-setting';
import { trainingModuleSummaryFields } from '@contracts/summary';
import type { TrainingModule, TrainingModuleSummary } from '@contracts/training-module';
import { answerParser, nullableAnswerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/fetch-query';

/** Reads the fields that the cards show, sorted by number. */
export function trainingModuleListQuery(locale: Locale): Query<TrainingModuleSummary[]> {
  return {
    key: ['/api', `training-modules?locale=${locale}&fields=${trainingModuleSummaryFields.join(',')}`],
    parse: answerParser(async () => (await import('@contracts/training-module')).trainingModuleListSchema),
  };
}

/** The whole module; null if no published module has that slug. */
export function trainingModuleQuery(slug: string, locale: Locale): Query<TrainingModule | null> {
  return {
    key: ['/api', 'training-modules', `${encodeURIComponent(slug)}?locale=${locale}`],
    parse: nullableAnswerParser(async () => (await import('@contracts/training-module')).trainingModuleAnswerSchema),
    missing: 'entry',
  };
}

/** Null if the module has none. */
export function leaderSheetQuery(slug: string, locale: Locale): Query<LeaderSheet | null> {
  return {
    key: ['/api', 'leader-sheets', `${encodeURIComponent(slug)}?locale=${locale}`],
    parse: nullableAnswerParser(async () => (await import('@contracts/leader-sheet')).leaderSheetAnswerSchema),
    missing: 'entry',
  };
}
