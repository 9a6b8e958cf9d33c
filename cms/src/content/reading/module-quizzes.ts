import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { table } from '../../lib/table';
import { shownVersion } from '../preview/draft-reading';
import { chooseLanguage } from './choose-language';
import type { Row } from './published-entries';
import { questionTypes, quizSchema } from '../../contracts/quiz';
import type { Locale } from '../../contracts/site-setting';
import type { ModuleQuiz } from '../../contracts/training-module';
import type { PresentedEntry } from './present-entry';

/** The answer is stored as text for all question types. */
const storedQuestionSchema = v.pipe(
  v.looseObject({ questionId: v.string(), type: v.string(), correctAnswer: v.string() }),
  v.transform(({ questionId, correctAnswer, ...question }) => ({
    ...question,
    id: questionId,
    correctAnswer: question.type === 'true-false' ? correctAnswer : Number(correctAnswer),
  })),
);

const storedQuestionsSchema = v.array(storedQuestionSchema);
const listedSchema = v.partial(quizSchema);

/** A quiz in the form of its contract; in a list it may contain only the requested fields. */
export function presentQuiz(quiz: PresentedEntry) {
  return v.parse(quizSchema, { ...quiz, questions: v.parse(storedQuestionsSchema, quiz['questions']) });
}

export function presentListedQuiz(quiz: PresentedEntry) {
  return 'questions' in quiz ? presentQuiz(quiz) : v.parse(listedSchema, quiz);
}

const moduleUid = 'api::training-module.training-module';
const quizUid = 'api::quiz.quiz';

const linkedQuizSchema = v.object({
  documentId: v.string(),
  locale: v.string(),
  key: v.string(),
  questions: v.array(v.object({ questionId: v.string(), type: v.picklist(questionTypes) })),
});

export const createModuleQuizzes = ({ strapi }: { strapi: Core.Strapi }) => {
  const readLinks = (modules: readonly string[]) =>
    table(strapi, moduleUid).findMany({
      select: ['id', 'documentId'],
      where: { ...shownVersion(strapi, moduleUid), documentId: { $in: modules } },
      populate: { quiz: { select: ['documentId'] } },
    });

  async function readQuizzes(documentIds: readonly string[]) {
    const found: readonly unknown[] = await table(strapi, quizUid).findMany({
      select: ['documentId', 'locale', 'key'],
      where: { ...shownVersion(strapi, quizUid), documentId: { $in: documentIds } },
      populate: { questions: { select: ['questionId', 'type'] } },
    });
    // A quiz may be half written, as a draft.
    return found.filter((quiz) => v.is(linkedQuizSchema, quiz));
  }

  return {
    /**
     * A translated module cannot refer to an untranslated quiz, so it gets the quiz of its other language. Once the
     * quiz is translated, an empty relation is the editor's choice.
     */
    async of(modules: readonly Row[], locale: Locale): Promise<(module: Row) => ModuleQuiz | null> {
      const links = await readLinks(modules.map(({ documentId }) => documentId));
      const quizzes = await readQuizzes(links.flatMap(({ quiz }) => quiz?.documentId ?? []));
      const chosen = new Map(chooseLanguage(quizzes, locale).map((quiz) => [quiz.documentId, quiz]));

      return ({ id, documentId, locale: ownLocale }) => {
        const translated = (quiz: string) =>
          quizzes.some((other) => other.documentId === quiz && other.locale === ownLocale);
        const own = links.find((link) => link.id === id)?.quiz?.documentId;
        const others = links.flatMap((link) => (link.documentId === documentId ? (link.quiz?.documentId ?? []) : []));
        const quiz = chosen.get(own ?? others.find((other) => !translated(other)) ?? '');
        if (!quiz) return null;
        return { key: quiz.key, questions: quiz.questions.map(({ questionId, type }) => ({ id: questionId, type })) };
      };
    },
  };
};
