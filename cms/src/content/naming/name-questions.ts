import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { defaultLocale } from '../../contracts/language';
import { type QuestionType, questionTypes } from '../../contracts/quiz';
import { table } from '../../lib/table';

export type NamedQuestion = { questionId: string | null; type: QuestionType | null };

const isTrueFalse = ({ type }: NamedQuestion) => type === 'true-false';
const numberOf = (id: string) => Number(/^q(\d+)$/.exec(id)?.[1] ?? 0);

/**
 * A new question gets the id of the question at the same position in the other language, so that answers carry over, if the kind of answer
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

const quizUid = 'api::quiz.quiz';

const blankAsNull = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => (text.trim() === '' ? null : text)),
);
const type = v.fallback(v.nullable(v.picklist(questionTypes)), null);
const writtenSchema = v.looseObject({
  questions: v.array(v.looseObject({ id: v.optional(v.unknown()), questionId: blankAsNull, type })),
});

/** Gives new questions their ids when a quiz is saved; editors never see them. */
export function nameQuestions(strapi: Core.Strapi): void {
  async function readVersions(documentId: string | undefined) {
    if (documentId === undefined) return [];
    return table(strapi, quizUid).findMany({
      select: ['locale', 'publishedAt'],
      where: { documentId },
      populate: { questions: { select: ['id', 'questionId', 'type'] } },
    });
  }

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== quizUid || (action !== 'create' && action !== 'update') || !v.is(writtenSchema, params.data)) {
      return next();
    }
    const versions = await readVersions('documentId' in params ? params.documentId : undefined);
    const stored = versions.flatMap(({ questions }) => questions);
    const locale = params.locale ?? defaultLocale;
    const twin = versions.find((version) => version.locale !== locale && version.publishedAt === null);

    const questions = v.parse(writtenSchema, params.data).questions.map((question) => {
      // A part that is saved with its row alone keeps what it does not name.
      const row = stored.find(({ id }) => id === question.id);
      return { questionId: question.questionId ?? row?.questionId ?? null, type: question.type ?? row?.type ?? null };
    });
    const ids = questionIds(
      questions,
      twin?.questions ?? [],
      stored.flatMap(({ questionId }) => questionId ?? []),
    );
    for (const [index, written] of params.data.questions.entries()) {
      Reflect.set(written, 'questionId', ids[index]);
    }
    return next();
  });
}
