import type { Core, Struct, UID } from '@strapi/strapi';
import { type ExampleCount, type ExampleCounts, exampleCountsPath } from '../../contracts/example-content';
import { builtInLocales } from '../../contracts/language';
import { isRecord } from '../../lib/is-record';
import { anyAccount, servePanel } from '../../lib/panel-routes';
import { type AnyRow, table } from '../../lib/table';
import { actsForUser } from '../../lib/viewer';
import { isDraft, isPublished } from '../history/snapshot';
import { presentFields } from '../reading/present-entry';
import { contentAttributes, exampleMark, exampleMarkOf, isShared, populateOf } from '../reading/schema-fields';
import { fieldOf, readHidden, tellings } from './hidden-parts';

/**
 * The panel also saves an entry that it only publishes, so the content is compared before and after. An entry that
 * still says of people what the example said stays one, because no edit of its title makes that true.
 */
export function clearExampleMarks(strapi: Core.Strapi): void {
  async function readDraft(
    uid: UID.ContentType,
    { documentId, locale }: { documentId: string; locale?: string | null | undefined },
  ) {
    const { attributes } = strapi.contentType(uid);
    const draft = (await strapi.documents(uid).findOne({
      documentId,
      ...(locale ? { locale } : {}),
      status: 'draft',
      populate: populateOf(strapi, attributes),
    })) as AnyRow | null;
    const fields = presentFields(strapi, attributes, draft ?? {});
    const all = tellings(uid, fields);
    const shared = contentAttributes(attributes).flatMap(([name, attribute]) => (isShared(attribute) ? [name] : []));
    const isToldInAll = ({ path }: (typeof all)[number]) => shared.includes(fieldOf(path));
    // Shared fields count as changed if the other language is no example any more: that edit may have changed them.
    const isNone = { documentId, ...isDraft, $or: [{ [exampleMark]: false }, { [exampleMark]: { $null: true } }] };
    const isChanged = (await strapi.db.query(uid).count({ where: isNone })) > 0;
    const told = all.filter((each) => !isChanged || !isToldInAll(each)).map(({ path, words }) => `${path}: ${words}`);
    const where = all.length > 0 && all.every(isToldInAll) ? { documentId, ...isDraft } : { id: draft?.id };
    return { where, isMarked: draft?.[exampleMark] === true, content: JSON.stringify(fields), told };
  }

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const canBeMarked = exampleMark in context.contentType.attributes;
    if (action !== 'update' || !canBeMarked || !actsForUser(strapi)) return next();

    const before = await readDraft(uid, params);
    const result = await next();
    if (!before.isMarked) return result;
    const after = await readDraft(uid, params);
    const isInvented = after.told.some((words) => before.told.includes(words));
    if (!after.isMarked || isInvented || after.content === before.content) return result;
    await strapi.db.query(uid).updateMany({ where: after.where, data: { [exampleMark]: false } });
    // The panel's form is filled from the response.
    if (isRecord(result)) Reflect.set(result, exampleMark, false);
    return result;
  });
}

/**
 * Counts drafts, because the panel lists them. An entry that was edited but not published is no longer an example, and
 * neither is one that visitors do not see.
 */
async function countExamples(strapi: Core.Strapi): Promise<ExampleCounts> {
  const types: ExampleCount[] = [];
  const { all, fields } = await readHidden(strapi);
  if (all) return { types };
  const contentTypes: readonly Struct.ContentTypeSchema[] = Object.values(strapi.contentTypes);
  for (const type of contentTypes) {
    const mark = exampleMarkOf(type.attributes);
    if (mark === undefined) continue;
    const { uid, info } = type;
    const published = await table(strapi, uid).findMany({ select: ['documentId'], where: isPublished });
    const shown = published.map(({ documentId }) => documentId).filter((id) => !(id in fields));
    const where = { [mark]: true, ...isDraft, documentId: { $in: shown } };
    const counted = await Promise.all(
      builtInLocales.map(async (locale) => ({
        locale,
        count: await strapi.db.query(uid).count({ where: { ...where, locale } }),
      })),
    );
    const found = counted.filter(({ count }) => count > 0);
    if (found.length > 0) types.push({ uid, mark, name: info.displayName, locales: found });
  }
  return { types: types.sort((one, other) => one.name.localeCompare(other.name)) };
}

/** Serves the counts for the panel's home page. Like the desk's calls, it answers panel accounts only. */
export function serveExampleCounts(strapi: Core.Strapi): void {
  servePanel(strapi, anyAccount, {
    [`GET ${exampleCountsPath}`]: async (ctx) => {
      ctx.body = await countExamples(strapi);
    },
  });
}
