import * as v from 'valibot';
import { eventProblems } from './contract/event-problems';
import { type Problem, problemSchema } from './contract/problem';
import { quizProblems } from './contract/quiz-problems';
import { type FindShape, type Shape, shapeProblems } from './contract/schema-problems';

export { isBlank, type Problem, problemSentence } from './contract/problem';
export { type ProblemCode, problemTextsEn } from './contract/problem-texts-en';
export { problemTextsEs } from './contract/problem-texts-es';
export { unnamedQuestions } from './contract/quiz-problems';
export type { FindShape, Shape } from './contract/schema-problems';

/** Where the panel asks for the problems that only the server can find, in the texts of a form. */
export const textProblemsPath = '/admin/text-problems';
export const textProblemsRequestSchema = v.object({ uid: v.string(), entry: v.record(v.string(), v.unknown()) });
export type TextProblemsRequest = v.InferOutput<typeof textProblemsRequestSchema>;
export const textProblemsSchema = v.object({ problems: v.array(problemSchema) });
export type TextProblems = { problems: readonly Problem[] };

type Entry = Readonly<Record<string, unknown>>;

const rules: Readonly<Record<string, (entry: Entry, translations: readonly Entry[]) => Problem[]>> = {
  'api::quiz.quiz': quizProblems,
  'api::revival-event.revival-event': eventProblems,
};

/** Checks the entry's own fields. The panel asks while somebody writes, the server before it publishes. */
export function problemsOf(
  type: Shape,
  entry: Entry,
  findComponent: FindShape,
  translations: readonly Entry[] = [],
): Problem[] {
  return [...shapeProblems(type, entry, findComponent), ...(rules[type.uid]?.(entry, translations) ?? [])];
}
