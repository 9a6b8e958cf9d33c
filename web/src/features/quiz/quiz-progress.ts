import type { Question } from '@contracts/quiz';
import type { Answer, Answers } from './answers';
import { scoreOf } from './answers';
import type { StoredResult } from './stored-result';

/** The first unanswered question, or the last one. */
export function placeOf(questions: readonly Question[], answers: Answers): number {
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? questions.length - 1 : open;
}

/** The next question; after the last, one that is still unanswered, or null for the results. */
export function placeAfter(questions: readonly Question[], answers: Answers, place: number): number | null {
  if (place < questions.length - 1) return place + 1;
  const open = questions.findIndex(({ id }, index) => index !== place && answers[id] === undefined);
  return open === -1 ? null : open;
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
