import type { QuestionType } from '@contracts/quiz';
import { optionsPerQuestion } from '@contracts/quiz-answer';

/** The index of the option, or "true" or "false". */
export type Answer = number | 'true' | 'false';

/** By question id. */
export type Answers = Readonly<Record<string, Answer>>;

/** Whether this is an answer that a question of this type offers. */
export function isAnswerTo(type: QuestionType, answer: unknown): answer is Answer {
  if (type === 'true-false') return answer === 'true' || answer === 'false';
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer < optionsPerQuestion;
}
