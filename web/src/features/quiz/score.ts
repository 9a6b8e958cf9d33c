import type { Question } from '@contracts/quiz';
import type { Answer, Answers } from './answers';

/** Whether the answer is one that the question offers. */
export function suits(question: Question, answer: Answer): boolean {
  if (question.type === 'true-false') return typeof answer === 'string';
  return typeof answer === 'number' && answer in question.options;
}

export function isCorrect(question: Question, answer: Answer | undefined): boolean {
  return answer === question.correctAnswer;
}

export function countCorrect(questions: readonly Question[], answers: Answers): number {
  return questions.filter((question) => isCorrect(question, answers[question.id])).length;
}

/** The rounded percentage of correct answers. */
export function percentage(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * correct) / total);
}

export function scoreOf(questions: readonly Question[], answers: Answers): number {
  return percentage(countCorrect(questions, answers), questions.length);
}
