import type { Question, QuestionType } from '@contracts/quiz';
import { optionsPerQuestion } from '@contracts/quiz-answer';
import { percentage } from '@contracts/quiz-score';

/** The index of the option, or "true" or "false". */
export type Answer = number | 'true' | 'false';

/** By question id. */
export type Answers = Readonly<Record<string, Answer>>;

export function isAnswerTo(type: QuestionType, answer: unknown): answer is Answer {
  if (type === 'true-false') return answer === 'true' || answer === 'false';
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer < optionsPerQuestion;
}

export function isCorrect(question: Question, answer: Answer | undefined): boolean {
  return answer === question.correctAnswer;
}

export function countCorrect(questions: readonly Question[], answers: Answers): number {
  return questions.filter((question) => isCorrect(question, answers[question.id])).length;
}

export function scoreOf(questions: readonly Question[], answers: Answers): number {
  return percentage(countCorrect(questions, answers), questions.length);
}
