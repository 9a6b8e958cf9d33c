import { describe, expect, it } from 'vitest';
import { builtInLocales } from '../../cms/src/contracts/language';
import { isRecord } from './is-record';
import { readQuizzes } from './library-files';

type Asked = { quiz: string; id: string; options: string[]; correct: string };

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

const asked = Object.fromEntries(
  await Promise.all(
    builtInLocales.map(async (locale) => {
      const quizzes = await readQuizzes(locale);
      const questions = quizzes.flatMap(({ key, questions: list }) =>
        (Array.isArray(list) ? list.filter(isRecord) : []).map((question): Asked => ({
          quiz: String(key),
          id: String(question['questionId']),
          options: textsOf(question['options']),
          correct: String(question['correctAnswer']),
        })),
      );
      return [locale, questions] as const;
    }),
  ),
);

const english = asked['en'] ?? [];
const choices = (questions: readonly Asked[]) => questions.filter(({ options }) => options.length > 0);

/** The answers of each quiz to one kind of question, in their order, such as `1320` or `truefalse`. */
function keysOf(kind: (question: Asked) => boolean): string[] {
  const quizzes = new Set(english.map(({ quiz }) => quiz));
  return Array.from(quizzes, (name) =>
    english.flatMap((question) => (question.quiz === name && kind(question) ? [question.correct] : [])).join(''),
  );
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

describe('the answers of the quizzes', () => {
  it('are the same in both languages', () => {
    const answers = (questions: readonly Asked[]) => questions.map(({ quiz, id, correct }) => [quiz, id, correct]);
    expect(english).toHaveLength(8 * 6);
    expect(answers(asked['es'] ?? [])).toEqual(answers(english));
  });

  it('cannot be found by crossing out the positions that had their turn', () => {
    const keys = keysOf(({ options }) => options.length > 0);
    expect(keys).toHaveLength(8);
    const onceEach = keys.filter((key) => new Set(key).size === key.length);
    expect(onceEach.length).toBeLessThan(keys.length / 2);
    expect(new Set(keys).size).toBe(keys.length);

    const truths = keysOf(({ options }) => options.length === 0);
    expect(truths).toContain('truetrue');
    expect(truths).toContain('falsefalse');
    expect(new Set(truths).size).toBeGreaterThanOrEqual(3);
  });

  it('favor no position', () => {
    const positions = countOf(choices(english).map(({ correct }) => correct));
    const truths = countOf(english.flatMap(({ options, correct }) => (options.length === 0 ? [correct] : [])));
    expect([...positions.keys()].sort()).toEqual(['0', '1', '2', '3']);
    for (const count of positions.values()) {
      expect(count).toBeGreaterThanOrEqual(5);
      expect(count).toBeLessThanOrEqual(12);
    }
    for (const count of truths.values()) expect(count).toBeGreaterThanOrEqual(5);
  });
});

describe.each(builtInLocales)('the options of the quizzes (%s)', (locale) => {
  const questions = choices(asked[locale] ?? []);
  const lengths = ({ options }: Asked) => options.map((option) => option.length);
  const right = (question: Asked) => lengths(question)[Number(question.correct)] ?? 0;

  it('are of one length within a question', () => {
    for (const question of questions) {
      const ratio = Math.max(...lengths(question)) / Math.min(...lengths(question));
      expect(ratio, `${question.quiz} ${question.id}`).toBeLessThan(1.4);
    }
  });

  it('do not give the right one away by its length', () => {
    const longest = questions.filter((question) => right(question) === Math.max(...lengths(question)));
    const shortest = questions.filter((question) => right(question) === Math.min(...lengths(question)));
    expect(longest.length).toBeLessThan(questions.length / 2);
    expect(shortest.length).toBeLessThan(questions.length / 2);
  });
});

describe.each([
  ['en', /\b911\b/],
  ['es', /\b911 \(o al número local\)/],
] as const)('the right answer of an emergency of suicide (%s)', (locale, number) => {
  it.each(['q3', 'q6'])('says whom to call: %s', (id) => {
    const question = asked[locale]?.find((one) => one.quiz === 'depression-suicidal-thoughts-quiz' && one.id === id);
    expect(question?.options[Number(question.correct)]).toMatch(number);
  });
});
