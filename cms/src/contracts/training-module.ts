import * as v from 'valibot';
import { cardCoverSchema, coverSchema } from './media';
import { scriptureSchema } from './page';
import { questionTypes } from './quiz';
import { localeSchema } from './site-setting';

export const moduleCount = 8;
export const listLengths = { keyPrinciples: 5, dos: 7, donts: 7, actionItems: 4 } as const;
export const minimumScriptureReferences = 4;

/** The subject of a module's icon, which the site draws. */
export const moduleIcons = [
  'hospital',
  'conversation',
  'rings',
  'couple',
  'ceremony',
  'grief',
  'lifeline',
  'candle',
  'book',
] as const;

/** The key of a visitor's stored result, and the questions, which show whether it is still valid. */
export const moduleQuizSchema = v.object({
  key: v.string(),
  questions: v.array(v.object({ id: v.string(), type: v.picklist(questionTypes) })),
});

const lines = (length: number) => v.pipe(v.array(v.string()), v.length(length));

/** GET /api/training-modules?locale=en|es&fields=… answers `{ data: TrainingModuleSummary[], meta }`, by number. */
export const trainingModuleSummarySchema = v.object({
  slug: v.string(),
  number: v.number(),
  title: v.string(),
  description: v.string(),
  category: v.string(),
  icon: v.picklist(moduleIcons),
  /** Null where the site draws a dawn instead; missing in what a device kept before modules had covers. */
  cover: v.nullish(cardCoverSchema, null),
  overview: v.string(),
  /** Counts the whole text without the quiz. */
  readingMinutes: v.number(),
  quiz: v.nullable(moduleQuizSchema),
  locale: localeSchema,
});

export const trainingModuleListSchema = v.object({ data: v.array(trainingModuleSummarySchema) });

/** GET /api/training-modules/{slug}?locale=en|es answers `{ data: TrainingModule, meta }`, or 404. */
export const trainingModuleSchema = v.object({
  ...trainingModuleSummarySchema.entries,
  cover: v.nullish(coverSchema, null),
  keyPrinciples: lines(listLengths.keyPrinciples),
  dos: lines(listLengths.dos),
  donts: lines(listLengths.donts),
  /** Paragraphs, separated by empty lines. */
  personalStory: v.nullable(v.string()),
  /** True if the story is an example instead of the ministry's own, which visitors are told. */
  personalStoryIsExample: v.nullable(v.boolean(), false),
  showsCrisisLines: v.nullable(v.boolean(), false),
  scriptureReferences: v.array(scriptureSchema),
  actionItems: lines(listLengths.actionItems),
  /** True if GET /api/leader-sheets/{slug} answers, in this language. */
  hasLeaderSheet: v.boolean(),
  /** The social image: the path of a picture on this site, 1200 × 630. */
  socialImage: v.string(),
  publishedAt: v.string(),
  updatedAt: v.string(),
});

export const trainingModuleAnswerSchema = v.object({ data: trainingModuleSchema });

export type ModuleIcon = (typeof moduleIcons)[number];
export type ModuleQuiz = v.InferOutput<typeof moduleQuizSchema>;
export type TrainingModuleSummary = v.InferOutput<typeof trainingModuleSummarySchema>;
export type TrainingModule = v.InferOutput<typeof trainingModuleSchema>;
