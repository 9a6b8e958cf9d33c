import { eventProblems } from './contract/event-problems';
import type { Problem } from './contract/problem';
import { quizProblems } from './contract/quiz-problems';
import { type FindShape, type Shape, shapeProblems } from './contract/schema-problems';

export { isBlank, type Problem, problemSentence } from './contract/problem';
export { type ProblemCode, problemTextsEn } from './contract/problem-texts-en';
export { problemTextsEs } from './contract/problem-texts-es';
export { unnamedQuestions } from './contract/quiz-problems';
export type { FindShape, Shape } from './contract/schema-problems';

type Entry = Readonly<Record<string, unknown>>;

const rules: Readonly<Record<string, (entry: Entry, translations: readonly Entry[]) => Problem[]>> = {
  'api::quiz.quiz': quizProblems,
  'api::revival-event.revival-event': eventProblems,
};

/**
 * What prevents publishing an entry, as far as its own fields tell; empty if nothing does. The panel asks while somebody
 * writes, the server before it publishes.
 */
export function problemsOf(
  type: Shape,
  entry: Entry,
  findComponent: FindShape,
  translations: readonly Entry[] = [],
): Problem[] {
  return [...shapeProblems(type, entry, findComponent), ...(rules[type.uid]?.(entry, translations) ?? [])];
}
