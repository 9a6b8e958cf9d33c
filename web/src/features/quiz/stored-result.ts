import { percentage } from '@contracts/quiz-score';
import type { ModuleQuiz } from '@contracts/training-module';
import { asObject, isTime, parseObject } from '../../lib/parse-object';
import { type Answer, type Answers, isAnswerTo } from './answers';

export type StoredResult = {
  readonly answers: Answers;
  readonly completed: boolean;
  /** Percent; 0 until completed. */
  readonly score: number;
  readonly completedAt?: string | undefined;
  /** The ids of the questions answered, to detect a result of an older quiz. */
  readonly questionIds: readonly string[];
};

/** The same in both languages, so that a result survives switching. */
export function resultKey(quizKey: string, moduleSlug: string): string {
  return `${quizKey}-${moduleSlug}`;
}

type Asked = ModuleQuiz['questions'];

/** Null unless it is a valid result of these questions. Written without Valibot, which the course's pages do not load. */
export function parseResult(text: string | null, questions: Asked, mayLackAnswers = false): StoredResult | null {
  const stored = text === null ? null : parseObject(text);
  if (stored === null) return null;
  const { completed, score, completedAt } = stored;
  const answers = parseAnswers(stored['answers'], questions);
  const questionIds = parseQuestionIds(stored['questionIds'], questions);
  if (answers === null || questionIds === null || typeof completed !== 'boolean' || typeof score !== 'number')
    return null;
  if (completedAt !== undefined && !isTime(completedAt)) return null;
  if (completed ? !isComplete(answers, score, questions, mayLackAnswers) : score !== 0) return null;
  return { answers, completed, score, questionIds, ...(completedAt === undefined ? {} : { completedAt }) };
}

function parseAnswers(value: unknown, questions: Asked): Answers | null {
  const given = asObject(value);
  if (given === null) return null;
  const answers: Record<string, Answer> = {};
  for (const [id, answer] of Object.entries(given)) {
    const question = questions.find((asked) => asked.id === id);
    if (question === undefined || !isAnswerTo(question.type, answer)) return null;
    answers[id] = answer;
  }
  return answers;
}

function parseQuestionIds(value: unknown, questions: Asked): readonly string[] | null {
  if (!Array.isArray(value) || value.length !== questions.length) return null;
  return questions.every(({ id }) => value.includes(id)) ? value.map(String) : null;
}

function isComplete(answers: Answers, score: number, { length: total }: Asked, mayLackAnswers: boolean): boolean {
  const given = Object.keys(answers).length;
  const possibleScores = Array.from({ length: total + 1 }, (_, correct) => percentage(correct, total));
  return (given === total || (mayLackAnswers && given === 0)) && possibleScores.includes(score);
}
