import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { presentFields, type PresentedEntry } from '../api/content/present-entry';
import type { Problem } from '../api/content/problem';
import { populateOf } from '../api/content/schema-fields';
import { quizProblems } from '../api/quiz/quiz-problems';
import { defaultLocale } from '../api/site-setting/contract';
import { moduleProblems } from '../api/training-module/module-problems';

type Rule = { problemsOf: (entry: PresentedEntry) => Problem[]; namedBy: string };
type Locales = string | readonly string[] | undefined;

const rules: Readonly<Record<string, Rule>> = {
  'api::quiz.quiz': { problemsOf: quizProblems, namedBy: 'key' },
  'api::training-module.training-module': { problemsOf: moduleProblems, namedBy: 'title' },
};

async function readDrafts(strapi: Core.Strapi, uid: UID.ContentType, documentIds: readonly string[], locale: Locales) {
  const { attributes } = strapi.contentType(uid);
  const found: unknown = await strapi.db.query(uid).findMany({
    where: {
      documentId: { $in: documentIds },
      publishedAt: { $null: true },
      ...(locale === '*' ? {} : { locale: locale ?? defaultLocale }),
    },
    populate: populateOf(strapi, attributes),
  });
  return v.parse(v.array(v.looseObject({})), found).map((draft) => presentFields(strapi, attributes, draft));
}

/** The panel shows each of the errors; the message is for whoever reads the answer alone. */
function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
      errors: problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' })),
    });
  }
}

/**
 * A draft may be as unfinished as its editor likes; what visitors get may not. The rules stand before every publication,
 * the panel's as well as the program's own.
 */
export function publishOnlyWhatIsWhole(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const rule = rules[context.uid];
    if (rule && context.action === 'publish') {
      const { documentId, locale } = context.params;
      const drafts = await readDrafts(strapi, context.uid, [documentId], locale);
      refuse(drafts.flatMap(rule.problemsOf));
    }
    return next();
  });
}

type DocumentManager = {
  publishMany: (uid: UID.ContentType, documentIds: readonly string[], locale?: Locales) => Promise<number>;
};

/**
 * Publishing several at once, Strapi begins with all of them and publishes some although another is refused. So all are
 * looked at first, and the errors say which entry they are about.
 */
export function publishAllOrNone(strapi: Core.Strapi): void {
  const manager: DocumentManager = strapi.plugin('content-manager').service('document-manager');
  const publishMany = manager.publishMany.bind(manager);
  manager.publishMany = async (uid, documentIds, locale) => {
    const rule = rules[uid];
    if (rule) {
      const drafts = await readDrafts(strapi, uid, documentIds, locale);
      refuse(
        drafts.flatMap((draft) =>
          rule
            .problemsOf(draft)
            .map(({ path, message }) => ({ path, message: `${String(draft[rule.namedBy])}: ${message}` })),
        ),
      );
    }
    return publishMany(uid, documentIds, locale);
  };
}
