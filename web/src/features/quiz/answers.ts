import { optionsPerQuestion, type QuestionType } from '@contracts/quiz';
import * as v from 'valibot';

export const answerSchema = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(optionsPerQuestion - 1)),
  v.picklist(['true', 'false']),
]);

/** What a visitor chose: the option, counted from 0, or one of the two words. */
export type Answer = v.InferOutput<typeof answerSchema>;

/** Whether a question of this type offers the answer. */
export function suits(type: QuestionType, answer: Answer): boolean {
  return typeof answer === (type === 'true-false' ? 'string' : 'number');
}

/** By question id. */
export type Answers = Readonly<Record<string, Answer>>;
