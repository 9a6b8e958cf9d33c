import type { ModuleQuiz } from '@contracts/training-module';
import * as v from 'valibot';
import { answerSchema, suitsQuestion, type Answers } from './answers';
import { percentage } from './score';

const storedResultSchema = v.object({
  answers: v.record(v.string(), answerSchema),
  completed: v.boolean(),
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  completedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  questionIds: v.array(v.string()),
});

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

/** Null unless it is a valid result of these questions. */
export function parseResult(text: string | null, questions: Asked): StoredResult | null {
  if (text === null) return null;
  const parsed = v.safeParse(storedResultSchema, parseJson(text));
  return parsed.success && isResultOf(parsed.output, questions) ? parsed.output : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isResultOf(result: StoredResult, questions: Asked): boolean {
  const answered = Object.entries(result.answers);
  const total = questions.length;
  const isOfThese =
    result.questionIds.length === total &&
    questions.every(({ id }) => result.questionIds.includes(id)) &&
    answered.every(([id, answer]) =>
      questions.some((question) => question.id === id && suitsQuestion(question.type, answer)),
    );
  if (!isOfThese || !result.completed) return isOfThese;
  const possibleScores = Array.from({ length: total + 1 }, (_, correct) => percentage(correct, total));
  return answered.length === total && possibleScores.includes(result.score);
}
