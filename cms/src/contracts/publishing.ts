import * as v from 'valibot';
import { isBlank, type Problem } from './publishing/problem';
import { quizProblems } from './publishing/quiz-problems';
import { type FindShape, type Shape, shapeProblems } from './publishing/schema-problems';

export { isBlank, type Problem, problemSentence } from './publishing/problem';
export { type ProblemCode, problemTextsEn } from './publishing/problem-texts-en';
export { problemTextsEs } from './publishing/problem-texts-es';
export { unnamedQuestions } from './publishing/quiz-problems';
export type { FindShape, Shape } from './publishing/schema-problems';

type Entry = Readonly<Record<string, unknown>>;

const shownRegionSchema = v.object({ placeIsRegionOnly: v.nullish(v.boolean()), region: v.nullish(v.string()) });

/** An event that hides its location needs a region. */
export function eventProblems(event: unknown): Problem[] {
  const { placeIsRegionOnly, region } = v.parse(shownRegionSchema, event);
  return placeIsRegionOnly === true && isBlank(region) ? [{ path: ['region'], code: 'problem.event.region' }] : [];
}

const rules: Readonly<Record<string, (entry: Entry, translations: readonly Entry[]) => Problem[]>> = {
  'api::quiz.quiz': quizProblems,
  'api::revival-event.revival-event': eventProblems,
};

/** Checks the entry's own fields before it is published. */
export function problemsOf(
  type: Shape,
  entry: Entry,
  findComponent: FindShape,
  translations: readonly Entry[] = [],
): Problem[] {
  return [...shapeProblems(type, entry, findComponent), ...(rules[type.uid]?.(entry, translations) ?? [])];
}
