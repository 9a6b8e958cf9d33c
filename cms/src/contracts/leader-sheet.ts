import * as v from 'valibot';
import { localeSchema } from './site-setting';

export const meetingStepSchema = v.object({ title: v.string(), minutes: v.number(), text: v.string() });

/** GET /api/leader-sheets/{slug of a module}?locale=en|es answers `{ data: LeaderSheet, meta }`, or 404. */
export const leaderSheetSchema = v.object({
  slug: v.string(),
  number: v.number(),
  title: v.string(),
  /** What to do beforehand. */
  preparation: v.nullable(v.string()),
  steps: v.pipe(v.array(meetingStepSchema), v.minLength(1)),
  questions: v.array(v.string()),
  /** The passages of the module, without their words. */
  passages: v.array(v.string()),
  actionItems: v.array(v.string()),
  locale: localeSchema,
});

export const leaderSheetAnswerSchema = v.object({ data: leaderSheetSchema });

export type LeaderSheet = v.InferOutput<typeof leaderSheetSchema>;
