import type { Question } from '@contracts/quiz';
import type { Answer, Answers } from './answers';
import { scoreOf, suits } from './score';
import type { StoredResult } from './stored-result';

/** The answers of a result that are answers to these questions; none at all where one is not. */
export function answersTo(questions: readonly Question[], result: StoredResult | null): Answers {
  if (!result) return {};
  const isSound = questions.every((question) => {
    const answer = result.answers[question.id];
    return answer === undefined || suits(question, answer);
  });
  return isSound ? result.answers : {};
}

/** Where a visitor goes on: at the first question without an answer, or at the last. */
export function placeOf(questions: readonly Question[], answers: Answers): number {
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? questions.length - 1 : open;
}

export function withAnswer(questions: readonly Question[], answers: Answers, id: string, answer: Answer): StoredResult {
  return {
    answers: { ...answers, [id]: answer },
    completed: false,
    score: 0,
    questionIds: questions.map((question) => question.id),
  };
}

export function completedWith(questions: readonly Question[], answers: Answers, now: Date): StoredResult {
  return {
    answers,
    completed: true,
    score: scoreOf(questions, answers),
    completedAt: now.toISOString(),
    questionIds: questions.map(({ id }) => id),
  };
}
