import type { Question } from '@contracts/quiz';
import { percentage } from '@contracts/quiz-score';
import type { Answer, Answers } from './answers';

export function isCorrect(question: Question, answer: Answer | undefined): boolean {
  return answer === question.correctAnswer;
}

export function countCorrect(questions: readonly Question[], answers: Answers): number {
  return questions.filter((question) => isCorrect(question, answers[question.id])).length;
}

export function scoreOf(questions: readonly Question[], answers: Answers): number {
  return percentage(countCorrect(questions, answers), questions.length);
}
