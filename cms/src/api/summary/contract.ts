import type { ArticleSummary } from '../article/contract';
import type { TrainingModuleSummary } from '../training-module/contract';

/**
 * The fields that lists of cards ask for: leaving the texts out keeps the lists small. Without schemas, because an
 * address is made of them before there is any answer to read.
 */
export const articleSummaryFields = [
  'slug',
  'title',
  'excerpt',
  'category',
] as const satisfies readonly (keyof ArticleSummary)[];

export const trainingModuleSummaryFields = [
  'slug',
  'number',
  'title',
  'description',
  'category',
  'icon',
  'overview',
  'quiz',
] as const satisfies readonly (keyof TrainingModuleSummary)[];
