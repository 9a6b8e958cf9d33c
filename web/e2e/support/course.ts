import * as v from 'valibot';
import type { Locale } from './language';
import { runningStack } from './stack';

const modulesSchema = v.object({
  data: v.array(v.object({ slug: v.string(), quiz: v.object({ key: v.string() }) })),
});
const questionsSchema = v.object({
  data: v.object({
    questions: v.array(v.object({ id: v.string(), correctAnswer: v.union([v.number(), v.string()]) })),
  }),
});

export type PassedQuiz = {
  key: string;
  result: { answers: Record<string, string | number> } & Record<string, unknown>;
};

/** By module, what the device of somebody holds who answered every question right, and under which name. */
export async function passedQuizzes(locale: Locale): Promise<Map<string, PassedQuiz>> {
  const read = async (path: string): Promise<unknown> => (await fetch(runningStack().url + path)).json();
  const { data } = v.parse(modulesSchema, await read(`/api/training-modules?locale=${locale}`));
  const all = data.map(async ({ slug, quiz }) => {
    const { questions } = v.parse(questionsSchema, await read(`/api/quizzes/${quiz.key}?locale=${locale}`)).data;
    const answers = Object.fromEntries(questions.map(({ id, correctAnswer }) => [id, correctAnswer]));
    const questionIds = questions.map(({ id }) => id);
    const completedAt = '2026-11-20T08:00:00.000Z';
    const result = { answers, completed: true, score: 100, completedAt, questionIds };
    return [slug, { key: `passed-${quiz.key}-${slug}`, result }] as const;
  });
  return new Map(await Promise.all(all));
}
