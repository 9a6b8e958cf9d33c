import type { Locale } from '@contracts/site-setting';
import {
  trainingModuleAnswerSchema,
  trainingModuleListSchema,
  trainingModuleSummaryFields,
  type TrainingModule,
  type TrainingModuleSummary,
} from '@contracts/training-module';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

/** What the cards show, by number. */
export function trainingModuleListQuery(locale: Locale): Query<TrainingModuleSummary[]> {
  return {
    key: ['/api', `training-modules?locale=${locale}&fields=${trainingModuleSummaryFields.join(',')}`],
    parse: (json) => parse(trainingModuleListSchema, json).data,
  };
}

/** One module with all that it teaches; null where no published module has that slug. */
export function trainingModuleQuery(slug: string, locale: Locale): Query<TrainingModule | null> {
  return {
    key: ['/api', 'training-modules', `${encodeURIComponent(slug)}?locale=${locale}`],
    parse: (json) => (json === null ? null : parse(trainingModuleAnswerSchema, json).data),
    missing: 'null',
  };
}
