import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { defaultLocale, locales } from '../../contracts/language';
import { type Problem, problemSentence, problemsOf, type Shape, unnamedQuestions } from '../../contracts/publishing';
import { accountLanguage, signedInUser } from '../../lib/account';
import { isRecord } from '../../lib/is-record';
import { strapiService } from '../../lib/strapi-services';
import { table } from '../../lib/table';
import { isContent, titleOf } from '../../site-types';
import { type Attributes, contentAttributes, isLocalized, populateOf } from '../reading/schema-fields';
import { textProblems } from './text-rules';

async function takenValues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, entry }: { documentId: string; entry: Readonly<Record<string, unknown>> },
): Promise<Problem[]> {
  const attributes: Attributes = strapi.contentType(uid).attributes;
  const names = Object.entries(attributes)
    .filter(([name, field]) => 'unique' in field && field.unique && (entry[name] ?? '') !== '')
    .map(([name]) => name);
  const problems: Problem[] = [];
  for (const name of names) {
    const where = { [name]: entry[name], documentId: { $ne: documentId } };
    const found = await table(strapi, uid).findOne({ where });
    if (found) problems.push({ path: [name], code: 'problem.taken', values: { title: titleOf(uid, found) ?? '' } });
  }
  return problems;
}

type Entry = Readonly<Record<string, unknown>>;
type Locales = string | readonly string[] | undefined;

/** Problems that prevent publishing an entry, by its type, besides those that its own fields tell the panel. */
export type PublishingRules = Readonly<Record<string, (entry: Entry) => Problem[]>>;

export const contentRules: PublishingRules = { 'api::quiz.quiz': unnamedQuestions };

async function readVersions(strapi: Core.Strapi, uid: UID.ContentType, where: object) {
  const { attributes } = strapi.contentType(uid);
  // The cover whole, because the Media Library may say what it shows.
  const populate = { ...populateOf(strapi, attributes), ...('cover' in attributes ? { cover: true } : {}) };
  const found = await table(strapi, uid).findMany({ where, populate });
  // The locale is empty for types without translations.
  return found.map(({ documentId, locale, ...entry }) => ({ documentId, locale: locale ?? '', entry }));
}

const isComponent = (strapi: Core.Strapi, uid: string): uid is UID.Component => uid in strapi.components;

function shapeOf(strapi: Core.Strapi, uid: UID.ContentType): Shape {
  const { attributes } = strapi.contentType(uid);
  return { uid, attributes: Object.fromEntries(contentAttributes(attributes)) };
}

const findComponent = (strapi: Core.Strapi) => (uid: string) =>
  isComponent(strapi, uid) ? { uid, attributes: strapi.components[uid].attributes } : undefined;

export async function findProblems(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  rules: PublishingRules,
  documentIds: readonly string[],
  locale: Locales = defaultLocale,
) {
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
      ...(rules[uid]?.(draft.entry) ?? []),
      ...(await textProblems(strapi, uid, draft.entry)),
      ...(await takenValues(strapi, uid, draft)),
    ];
    return { name: titleOf(uid, draft.entry) ?? '', problems };
  });
  return Promise.all(judged);
}

type Refusal = { readonly problem: Problem; readonly named?: string };

/** In the publisher's language. The panel shows each at its field; a log only the message, so it names the field. */
export function refuse(strapi: Core.Strapi, refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  const language = accountLanguage(strapi.requestContext.get());
  const isProgram = signedInUser(strapi) === undefined;
  const told = refusals.map(({ problem, named }) => {
    const { path, code, values } = problem;
    const sentence = `${isProgram ? `${path.join('.')}: ` : ''}${problemSentence(problem, language)}`;
    const message = named ? `${named}: ${sentence}` : sentence;
    return { path, message, name: 'ValidationError', code, values };
  });
  throw new errors.ValidationError(told.map(({ message }) => message).join(' '), { errors: told });
}

/** Writing with `status: 'published'` bypasses the document middlewares: the publishing rules and the purge. */
export function requirePublishAction(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context;
    const writes = action === 'create' || action === 'update';
    if (writes && isContent(uid) && 'status' in params && params.status === 'published') {
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
    if (!isContent(uid)) return next();
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
    if (isContent(uid)) {
      const judged = await findProblems(strapi, uid, rules, documentIds, locale);
      refuse(
        strapi,
        judged.flatMap(({ name, problems }) => problems.map((problem) => ({ problem, named: name }))),
      );
    }
    return publishMany(uid, documentIds, locale);
  };
}
