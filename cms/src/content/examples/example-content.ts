import type { Core, Struct, UID } from '@strapi/strapi';
import { type ExampleCount, type ExampleCounts, exampleCountsPath } from '../../contracts/example-content';
import { builtInLocales } from '../../contracts/language';
import { isRecord } from '../../lib/is-record';
import { anyAccount, servePanel } from '../../lib/panel-routes';
import { type AnyRow, table } from '../../lib/table';
import { actsForUser } from '../../lib/viewer';
import { isDraft, isPublished } from '../history/snapshot';
import { presentFields } from '../reading/present-entry';
import { exampleMark, populateOf } from '../reading/schema-fields';

/** The panel also saves an entry that it only publishes, so the content is compared before and after. */
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
    const content = draft && JSON.stringify(presentFields(strapi, attributes, draft));
    return { id: draft?.id, isMarked: draft?.[exampleMark] === true, content };
  }

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const canBeMarked = exampleMark in context.contentType.attributes;
    if (action !== 'update' || !canBeMarked || !actsForUser(strapi)) return next();

    const before = await readDraft(uid, params);
    const result = await next();
    if (!before.isMarked) return result;
    const after = await readDraft(uid, params);
    if (!after.isMarked || after.content === before.content) return result;
    await strapi.db.query(uid).update({ where: { id: after.id }, data: { [exampleMark]: false } });
    // The panel's form is filled from the response.
    if (isRecord(result)) Reflect.set(result, exampleMark, false);
    return result;
  });
}

/** A module's story has its own mark, which visitors see. */
export const storyMark = 'personalStoryIsExample';

export const exampleMarkOf = (attributes: object) => [exampleMark, storyMark].find((name) => name in attributes);

/**
 * Counts drafts, because the panel lists them. An entry that was edited but not published is no longer an example, and
 * neither is one that was taken off the site.
 */
async function countExamples(strapi: Core.Strapi): Promise<ExampleCounts> {
  const types: ExampleCount[] = [];
  const contentTypes: readonly Struct.ContentTypeSchema[] = Object.values(strapi.contentTypes);
  for (const type of contentTypes) {
    const mark = exampleMarkOf(type.attributes);
    if (mark === undefined) continue;
    const { uid, info } = type;
    const published = await table(strapi, uid).findMany({ select: ['documentId'], where: isPublished });
    const where = {
      ...{ [mark]: true, ...isDraft, documentId: { $in: published.map(({ documentId }) => documentId) } },
      ...(mark === storyMark ? { personalStory: { $notNull: true } } : {}),
    };
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
