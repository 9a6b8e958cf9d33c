import type { QuestionType } from '../../api/quiz/contract';

export type NamedQuestion = { questionId: string | null; type: QuestionType | null };

const isTrueFalse = ({ type }: NamedQuestion) => type === 'true-false';
const numberOf = (id: string) => Number(/^q(\d+)$/.exec(id)?.[1] ?? 0);

/**
 * A new question gets the id of the same place in the other language, so that answers carry over, if the kind of answer
 * is the same; otherwise an id that no version has used.
 */
export function questionIds(
  questions: readonly NamedQuestion[],
  twins: readonly NamedQuestion[],
  used: readonly string[],
): string[] {
  const own = questions.map(({ questionId }, index) =>
    questionId !== null && questions.findIndex((one) => one.questionId === questionId) === index ? questionId : null,
  );
  const known = new Set(own.filter((id) => id !== null));
  let last = Math.max(0, ...[...used, ...known].map(numberOf));
  return questions.map((question, index) => {
    const named = own[index] ?? null;
    if (named !== null) return named;
    const twin = twins[index];
    const isSame = twin !== undefined && isTrueFalse(twin) === isTrueFalse(question);
    if (isSame && twin.questionId !== null && !known.has(twin.questionId)) {
      known.add(twin.questionId);
      return twin.questionId;
    }
    last += 1;
    return `q${last}`;
  });
}
