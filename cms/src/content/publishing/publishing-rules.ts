import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { defaultLocale, locales } from '../../api/language/contract';
import { type Problem, problemSentence, problemsOf, type Shape, unnamedQuestions } from '../../api/publishing/contract';
import { accountOf, profileLanguage, signedInUser } from '../../lib/account';
import { isRecord } from '../../lib/is-record';
import { strapiService } from '../../lib/strapi-services';
import { table, textIn } from '../../lib/table';
import type { Attributes } from '../history/kept-types';
import { contentAttributes, isLocalized, populateOf } from '../reading/schema-fields';
import { textProblems } from './text-rules';

/** The unique fields of an entry whose value another entry has, draft or published. */
async function takenValues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, entry, namedBy }: { documentId: string; entry: Readonly<Record<string, unknown>>; namedBy: string },
): Promise<Problem[]> {
  const attributes: Attributes = strapi.contentType(uid).attributes;
  const names = Object.entries(attributes)
    .filter(([name, field]) => 'unique' in field && field.unique && (entry[name] ?? '') !== '')
    .map(([name]) => name);
  const problems: Problem[] = [];
  for (const name of names) {
    const where = { [name]: entry[name], documentId: { $ne: documentId } };
    const found = await table(strapi, uid).findOne({ where });
    if (found) problems.push({ path: [name], code: 'problem.taken', values: { title: textIn(found, namedBy) ?? '' } });
  }
  return problems;
}

type Entry = Readonly<Record<string, unknown>>;
export type PublishingRule = {
  /** What prevents publishing the entry, apart from what its own fields tell the panel too. */
  problemsOf?: (entry: Entry) => Problem[];
  namedBy: string;
};
type Locales = string | readonly string[] | undefined;

export type PublishingRules = Readonly<Record<string, PublishingRule>>;

export const contentRules: PublishingRules = {
  'api::crisis-line.crisis-line': { namedBy: 'name' },
  'api::answer-template.answer-template': { namedBy: 'title' },
  'api::quiz.quiz': { problemsOf: unnamedQuestions, namedBy: 'key' },
};

async function readVersions(strapi: Core.Strapi, uid: UID.ContentType, where: object) {
  const { attributes } = strapi.contentType(uid);
  // The cover whole, because the Media Library may say what it shows.
  const populate = { ...populateOf(strapi, attributes), ...('cover' in attributes ? { cover: true } : {}) };
  const found = await table(strapi, uid).findMany({ where, populate });
  // The locale is empty for types without translations.
  return found.map(({ documentId, locale, ...entry }) => ({ documentId, locale: locale ?? '', entry }));
}

/** Content has drafts; what people send has not. */
const isContent = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  uid.startsWith('api::') && strapi.contentType(uid).options.draftAndPublish;

const isComponent = (strapi: Core.Strapi, uid: string): uid is UID.Component => uid in strapi.components;

function shapeOf(strapi: Core.Strapi, uid: UID.ContentType): Shape {
  const { attributes } = strapi.contentType(uid);
  return { uid, attributes: Object.fromEntries(contentAttributes(attributes)) };
}

const findComponent = (strapi: Core.Strapi) => (uid: string) =>
  isComponent(strapi, uid) ? { uid, attributes: strapi.components[uid].attributes } : undefined;

/** The drafts about to be published, each with its problems. */
async function findProblems(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  rules: PublishingRules,
  documentIds: readonly string[],
  locale: Locales = defaultLocale,
) {
  const { problemsOf: further = () => [], namedBy = 'title' } = rules[uid] ?? {};
  const drafts = await readVersions(strapi, uid, {
    documentId: { $in: documentIds },
    publishedAt: { $null: true },
    ...(locale === '*' || !isLocalized(strapi.contentType(uid)) ? {} : { locale: { $in: [locale].flat() } }),
  });
  const published = await readVersions(strapi, uid, {
    documentId: { $in: documentIds },
    publishedAt: { $notNull: true },
  });

  const judged = drafts.map(async (draft) => {
    // Languages published together are compared in their new versions.
    const translations = locales
      .filter((other) => other !== draft.locale)
      .flatMap((other) => {
        const isOther = (version: typeof draft) => version.documentId === draft.documentId && version.locale === other;
        const translation = drafts.find(isOther) ?? published.find(isOther);
        return translation ? [translation.entry] : [];
      });
    const problems = [
      ...problemsOf(shapeOf(strapi, uid), draft.entry, findComponent(strapi), translations),
      ...further(draft.entry),
      ...(await textProblems(strapi, uid, draft.entry)),
      ...(await takenValues(strapi, uid, { ...draft, namedBy })),
    ];
    return { name: String(draft.entry[namedBy]), problems };
  });
  return Promise.all(judged);
}

type Refusal = { readonly problem: Problem; readonly named?: string };

/**
 * In the publisher's language. The panel shows each error at its field; a program's log shows only the message, so it
 * names the field.
 */
function refuse(strapi: Core.Strapi, refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  const language = profileLanguage(accountOf(strapi.requestContext.get()?.state));
  const isProgram = signedInUser(strapi) === undefined;
  const told = refusals.map(({ problem, named }) => {
    const { path, code, values } = problem;
    const sentence = `${isProgram ? `${path.join('.')}: ` : ''}${problemSentence(problem, language)}`;
    const message = named === undefined ? sentence : `${named}: ${sentence}`;
    return { path, message, name: 'ValidationError', code, values };
  });
  throw new errors.ValidationError(told.map(({ message }) => message).join(' '), { errors: told });
}

/** Writing with `status: 'published'` bypasses the document middlewares: the publishing rules and the purge. */
export function requirePublishAction(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context;
    const writes = action === 'create' || action === 'update';
    if (writes && isContent(strapi, uid) && 'status' in params && params.status === 'published') {
      throw new errors.ApplicationError(
        `${uid}: “${action}” saves drafts and does not publish; save the draft, then call “publish”.`,
      );
    }
    return next();
  });
}

/** `requirePublishAction` makes sure that every publication passes these. A draft needs texts that can be parsed. */
export function refuseIncompletePublications(strapi: Core.Strapi, rules: PublishingRules): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!isContent(strapi, uid)) return next();
    if (action === 'publish') {
      const judged = await findProblems(strapi, uid, rules, [params.documentId], params.locale);
      refuse(
        strapi,
        judged.flatMap(({ problems }) => problems.map((problem) => ({ problem }))),
      );
    } else if ((action === 'create' || action === 'update') && isRecord(params.data)) {
      const problems = await textProblems(strapi, uid, params.data);
      refuse(
        strapi,
        problems.filter(({ code }) => code === 'problem.text.tangled').map((problem) => ({ problem })),
      );
    }
    return next();
  });
}

/** Strapi's bulk publication can publish some entries although another is refused, so all are checked first. */
export function publishAllOrNone(strapi: Core.Strapi, rules: PublishingRules): void {
  const manager = strapiService(strapi, 'content-manager', 'document-manager');
  const publishMany = manager.publishMany.bind(manager);
  manager.publishMany = async (uid, documentIds, locale) => {
    if (isContent(strapi, uid)) {
      const judged = await findProblems(strapi, uid, rules, documentIds, locale);
      refuse(
        strapi,
        judged.flatMap(({ name, problems }) => problems.map((problem) => ({ problem, named: name }))),
      );
    }
    return publishMany(uid, documentIds, locale);
  };
}
