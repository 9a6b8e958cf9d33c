import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const quizUid = 'api::quiz.quiz';
const moduleUid = 'api::training-module.training-module';

const publishedSchema = v.object({ entries: v.array(v.object({ id: v.number(), locale: v.string() })) });
const localesSchema = v.array(v.object({ locale: v.string() }));
const modulesSchema = v.array(v.object({ id: v.number(), documentId: v.string() }));

/** A module published before its quiz lost the relation, so the quiz's first publication links it again. */
export function linkQuizzesOnPublication(strapi: Core.Strapi): void {
  async function publishedLocales(documentId: string): Promise<string[]> {
    const where = { documentId, publishedAt: { $notNull: true } };
    const found: unknown = await strapi.db.query(quizUid).findMany({ select: ['locale'], where });
    return v.parse(localesSchema, found).map(({ locale }) => locale);
  }

  async function modules(where: object) {
    const found: unknown = await strapi.db.query(moduleUid).findMany({ select: ['id', 'documentId'], where });
    return v.parse(modulesSchema, found);
  }

  async function link(documentId: string, quiz: { id: number; locale: string }): Promise<void> {
    const { locale } = quiz;
    const naming = await modules({ locale, publishedAt: { $null: true }, quiz: { documentId } });
    const without = await modules({
      locale,
      documentId: { $in: naming.map((module) => module.documentId) },
      publishedAt: { $notNull: true },
      quiz: { id: { $null: true } },
    });
    for (const { id } of without) {
      await strapi.db.query(moduleUid).update({ where: { id }, data: { quiz: quiz.id } });
    }
  }

  strapi.documents.use(async (context, next) => {
    if (context.uid !== quizUid || context.action !== 'publish') {
      return next();
    }
    const { documentId } = context.params;
    const before = await publishedLocales(documentId);
    const result = await next();
    const { entries } = v.parse(publishedSchema, result);
    for (const quiz of entries.filter(({ locale }) => !before.includes(locale))) {
      await link(documentId, quiz);
    }
    return result;
  });
}
