import { optionsPerQuestion, type QuestionType } from '@contracts/quiz';
import * as v from 'valibot';

export const answerSchema = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(optionsPerQuestion - 1)),
  v.picklist(['true', 'false']),
]);

/** The index of the option, or "true" or "false". */
export type Answer = v.InferOutput<typeof answerSchema>;

/** Whether a question of this type offers the answer. */
export function suitsQuestion(type: QuestionType, answer: Answer): boolean {
  return typeof answer === (type === 'true-false' ? 'string' : 'number');
}

/** By question id. */
export type Answers = Readonly<Record<string, Answer>>;
