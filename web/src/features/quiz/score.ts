import type { Question } from '@contracts/quiz';
import type { Answer, Answers } from './answers';

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
