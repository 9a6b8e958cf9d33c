import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { presentFields, type PresentedEntry } from '../reading/present-entry';
import { type Problem, type Translation, blankTexts } from './problem';
import { populateOf } from '../reading/schema-fields';
import { quizProblems } from './quiz-problems';
import { defaultLocale, locales } from '../../api/language/contract';
import { moduleProblems } from './module-problems';
import { strapiService } from '../../lib/strapi-services';

export type PublishingRule = {
  /** What prevents publishing the entry, apart from empty texts. */
  problemsOf: (entry: PresentedEntry, translations: readonly Translation[]) => Problem[];
  namedBy: string;
};
type Locales = string | readonly string[] | undefined;

const textsOnly: PublishingRule = { problemsOf: () => [], namedBy: 'title' };

export type PublishingRules = Readonly<Record<string, PublishingRule>>;

export const contentRules: PublishingRules = {
  'api::article.article': textsOnly,
  'api::book.book': textsOnly,
  'api::crisis-line.crisis-line': { ...textsOnly, namedBy: 'name' },
  'api::quiz.quiz': { problemsOf: quizProblems, namedBy: 'key' },
  'api::training-module.training-module': { problemsOf: moduleProblems, namedBy: 'title' },
};

/** The locale is empty for types without translations. */
const versionSchema = v.looseObject({
  documentId: v.string(),
  locale: v.pipe(
    v.nullable(v.string()),
    v.transform((locale) => locale ?? ''),
  ),
});

async function readVersions(strapi: Core.Strapi, uid: UID.ContentType, where: object) {
  const { attributes } = strapi.contentType(uid);
  const found: unknown = await strapi.db.query(uid).findMany({ where, populate: populateOf(strapi, attributes) });
  return v.parse(v.array(versionSchema), found).map(({ documentId, locale, ...fields }) => ({
    documentId,
    locale,
    entry: presentFields(strapi, attributes, fields),
  }));
}

const localizedSchema = v.looseObject({ i18n: v.looseObject({ localized: v.literal(true) }) });

const isLocalized = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  v.is(localizedSchema, strapi.contentType(uid).pluginOptions);

/** The drafts about to be published, each with its problems. */
async function judge(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  rule: PublishingRule,
  documentIds: readonly string[],
  locale: Locales = defaultLocale,
) {
  const drafts = await readVersions(strapi, uid, {
    documentId: { $in: documentIds },
    publishedAt: { $null: true },
    ...(locale === '*' || !isLocalized(strapi, uid) ? {} : { locale: { $in: [locale].flat() } }),
  });
  const published = await readVersions(strapi, uid, {
    documentId: { $in: documentIds },
    publishedAt: { $notNull: true },
  });

  return drafts.map((draft) => {
    // Languages published together are compared in their new versions.
    const translations = locales
      .filter((other) => other !== draft.locale)
      .flatMap((other) => {
        const isOther = (version: typeof draft) => version.documentId === draft.documentId && version.locale === other;
        return drafts.find(isOther) ?? published.find(isOther) ?? [];
      });
    const problems = [
      ...blankTexts(strapi.contentType(uid).attributes, draft.entry),
      ...rule.problemsOf(draft.entry, translations),
    ];
    return { name: String(draft.entry[rule.namedBy]), problems };
  });
}

/** The panel shows each error; other clients see the message. */
function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
      errors: problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' })),
    });
  }
}

/**
 * Drafts may be incomplete, published entries may not. `requirePublishAction` makes sure that every publication passes
 * these rules.
 */
export function refuseIncompletePublications(strapi: Core.Strapi, rules: PublishingRules): void {
  strapi.documents.use(async (context, next) => {
    const rule = rules[context.uid];
    if (rule && context.action === 'publish') {
      const { documentId, locale } = context.params;
      const judged = await judge(strapi, context.uid, rule, [documentId], locale);
      refuse(judged.flatMap(({ problems }) => problems));
    }
    return next();
  });
}

/**
 * A bulk publication in Strapi can publish some entries although another is refused. So all are checked first, and each
 * error names its entry.
 */
export function publishAllOrNone(strapi: Core.Strapi, rules: PublishingRules): void {
  const manager = strapiService(strapi, 'content-manager', 'document-manager');
  const publishMany = manager.publishMany.bind(manager);
  manager.publishMany = async (uid, documentIds, locale) => {
    const rule = rules[uid];
    if (rule) {
      const judged = await judge(strapi, uid, rule, documentIds, locale);
      refuse(
        judged.flatMap(({ name, problems }) =>
          problems.map(({ path, message }) => ({ path, message: `${name}: ${message}` })),
        ),
      );
    }
    return publishMany(uid, documentIds, locale);
  };
}
