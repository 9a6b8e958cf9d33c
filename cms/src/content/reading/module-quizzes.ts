import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { chooseLanguage } from './choose-language';
import type { Row } from './published-entries';
import { questionTypes } from '../../api/quiz/contract';
import type { Locale } from '../../api/site-setting/contract';
import type { ModuleQuiz } from '../../api/training-module/contract';

const linkSchema = v.object({
  id: v.number(),
  documentId: v.string(),
  quiz: v.nullable(v.object({ documentId: v.string() })),
});

const quizSchema = v.object({
  documentId: v.string(),
  locale: v.string(),
  key: v.string(),
  questions: v.array(v.object({ questionId: v.string(), type: v.picklist(questionTypes) })),
});

const published = { publishedAt: { $notNull: true } };

export const createModuleQuizzes = ({ strapi }: { strapi: Core.Strapi }) => {
  /** The quizzes that these modules refer to, in all languages. */
  async function readLinks(modules: readonly string[]) {
    const found: unknown = await strapi.db.query('api::training-module.training-module').findMany({
      select: ['id', 'documentId'],
      where: { ...published, documentId: { $in: modules } },
      populate: { quiz: { select: ['documentId'] } },
    });
    return v.parse(v.array(linkSchema), found);
  }

  async function readQuizzes(documentIds: readonly string[]) {
    const found: unknown = await strapi.db.query('api::quiz.quiz').findMany({
      select: ['documentId', 'locale', 'key'],
      where: { ...published, documentId: { $in: documentIds } },
      populate: { questions: { select: ['questionId', 'type'] } },
    });
    return v.parse(v.array(quizSchema), found);
  }

  return {
    /**
     * Strapi relates entries within one language only, so a translated module cannot refer to an untranslated quiz. It
     * then gets the quiz of its other language. Once the quiz is translated, an empty relation is the editor's choice.
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
