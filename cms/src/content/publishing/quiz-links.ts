import type { Core } from '@strapi/strapi';
import { type AnyRow, rowsOfPublication, table } from '../../lib/table';

const quizUid = 'api::quiz.quiz';
const moduleUid = 'api::training-module.training-module';

/** A module published before its quiz lost the relation, so the quiz's first publication links it again. */
export function linkQuizzesOnPublication(strapi: Core.Strapi): void {
  async function link(documentId: string, { id: quiz, locale }: AnyRow): Promise<void> {
    const modules = table(strapi, moduleUid);
    const naming = await modules.findMany({ where: { locale, publishedAt: { $null: true }, quiz: { documentId } } });
    const without = await modules.findMany({
      where: {
        locale,
        documentId: { $in: naming.map((module) => module.documentId) },
        publishedAt: { $notNull: true },
        quiz: { id: { $null: true } },
      },
    });
    for (const { id } of without) await modules.update({ where: { id }, data: { quiz } });
  }

  strapi.documents.use(async (context, next) => {
    if (context.uid !== quizUid || context.action !== 'publish') return next();
    const { documentId } = context.params;
    const where = { documentId, publishedAt: { $notNull: true } };
    const before = await table(strapi, quizUid).findMany({ select: ['locale'], where });
    const result = await next();
    for (const quiz of rowsOfPublication(result)) {
      if (!before.some(({ locale }) => locale === quiz.locale)) await link(documentId, quiz);
    }
    return result;
  });
}
