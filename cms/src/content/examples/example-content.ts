import type { Core, Struct } from '@strapi/strapi';
import { type ExampleCount, type ExampleCounts, exampleCountsPath } from '../../contracts/example-content';
import { builtInLocales } from '../../contracts/language';
import { isRecord } from '../../lib/is-record';
import { anyAccount, servePanel } from '../../lib/panel-routes';
import { type AnyRow, table } from '../../lib/table';
import { actsForUser } from '../../lib/viewer';
import { isDraft, isPublished } from '../history/snapshot';
import { presentFields } from '../reading/present-entry';
import { type Attributes, exampleMark, exampleMarkOf, isShared, populateOf } from '../reading/schema-fields';
import { readHidden, tellingFields, tellings } from './hidden-parts';

/**
 * The panel also saves an entry that it only publishes, so the content is compared before and after. An entry that
 * still says of people what the example said stays one, because no edit of its title makes that true.
 */
export function clearExampleMarks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const attributes: Attributes = context.contentType.attributes;
    if (action !== 'update' || !(exampleMark in attributes) || !actsForUser(strapi)) return next();

    const { documentId, locale } = params;
    const populate = populateOf(strapi, attributes);
    const version = { documentId, ...(locale ? { locale } : {}), status: 'draft', populate } as const;
    async function readDraft() {
      const draft = (await strapi.documents(uid).findOne(version)) as AnyRow | null;
      const fields = presentFields(strapi, attributes, draft ?? {});
      const lines = tellings(uid, fields).map(({ line }) => line);
      return { id: draft?.id, isMarked: draft?.[exampleMark] === true, content: JSON.stringify(fields), lines };
    }

    const before = await readDraft();
    const result = await next();
    if (!before.isMarked) return result;
    const after = await readDraft();
    const invented = (await readHidden(strapi)).told[documentId] ?? before.lines;
    const isInvented = after.lines.some((line) => invented.includes(line));
    if (!after.isMarked || isInvented || after.content === before.content) return result;
    const shared = tellingFields(uid).map((name) => attributes[name] && isShared(attributes[name]));
    const where = shared.length > 0 && shared.every(Boolean) ? { documentId, ...isDraft } : { id: after.id };
    await strapi.db.query(uid).updateMany({ where, data: { [exampleMark]: false } });
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
  const { all, documents } = await readHidden(strapi);
  if (all) return { types };
  const contentTypes: readonly Struct.ContentTypeSchema[] = Object.values(strapi.contentTypes);
  for (const type of contentTypes) {
    const mark = exampleMarkOf(type.attributes);
    if (mark === undefined) continue;
    const { uid, info } = type;
    const published = await table(strapi, uid).findMany({ select: ['documentId'], where: isPublished });
    const shown = published.map(({ documentId }) => documentId).filter((id) => !documents.includes(id));
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
