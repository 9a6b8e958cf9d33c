import type { ArticleSummary } from './article';
import type { TrainingModuleSummary } from './training-module';

/** Keeps lists small. No schemas here, because URLs are built before any answer is parsed. */
export const articleSummaryFields = [
  'slug',
  'title',
  'excerpt',
  'category',
  'cover',
] as const satisfies readonly (keyof ArticleSummary)[];

export const trainingModuleSummaryFields = [
  'slug',
  'number',
  'title',
  'description',
  'category',
  'icon',
  'cover',
  'overview',
  'readingMinutes',
  'quiz',
] as const satisfies readonly (keyof TrainingModuleSummary)[];
