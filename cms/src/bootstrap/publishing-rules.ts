import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { presentFields, type PresentedEntry } from '../api/content/present-entry';
import type { Problem } from '../api/content/problem';
import { populateOf } from '../api/content/schema-fields';
import { quizProblems } from '../api/quiz/quiz-problems';
import { defaultLocale } from '../api/site-setting/contract';
import { moduleProblems } from '../api/training-module/module-problems';

const rules: Readonly<Record<string, (entry: PresentedEntry) => Problem[]>> = {
  'api::quiz.quiz': quizProblems,
  'api::training-module.training-module': moduleProblems,
};

/** The panel shows each of the errors; the message is for whoever reads the answer alone. */
function refuseToPublish(problems: readonly Problem[]): never {
  throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
    errors: problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' })),
  });
}

/**
 * A draft may be as unfinished as its editor likes; what visitors get may not. The rules stand before every publication,
 * the panel's one by one and in bulk as well as the program's own.
 */
export function publishOnlyWhatIsWhole(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const problemsOf = context.action === 'publish' ? rules[context.uid] : undefined;
    if (context.action !== 'publish' || !problemsOf) {
      return next();
    }
    const { attributes } = strapi.contentType(context.uid);
    const { documentId, locale = defaultLocale } = context.params;
    const drafts: unknown = await strapi.db.query(context.uid).findMany({
      where: { documentId, publishedAt: { $null: true }, ...(locale === '*' ? {} : { locale }) },
      populate: populateOf(strapi, attributes),
    });
    const problems = v
      .parse(v.array(v.looseObject({})), drafts)
      .flatMap((draft) => problemsOf(presentFields(strapi, attributes, draft)));
    return problems.length > 0 ? refuseToPublish(problems) : next();
  });
}
