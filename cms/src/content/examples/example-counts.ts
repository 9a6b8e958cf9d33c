import type { Core, Struct } from '@strapi/strapi';
import { anyAccount, servePanel } from '../../lib/panel-routes';
import { exampleMark } from '../reading/schema-fields';
import { builtInLocales } from '../../api/language/contract';
import { type ExampleCount, type ExampleCounts, exampleCountsPath } from '../../api/example-content/contract';

/** A module's story has its own mark, which visitors see. */
const marks = [exampleMark, 'personalStoryIsExample'];

/** Counts drafts, because the panel lists them. An entry that was edited but not published is no longer an example. */
async function countExamples(strapi: Core.Strapi): Promise<ExampleCounts> {
  const types: ExampleCount[] = [];
  const contentTypes: readonly Struct.ContentTypeSchema[] = Object.values(strapi.contentTypes);
  for (const type of contentTypes) {
    const mark = marks.find((name) => name in type.attributes);
    if (mark === undefined) continue;
    const { uid, kind, info } = type;
    const counted = await Promise.all(
      builtInLocales.map(async (locale) => ({
        locale,
        count: await strapi.db.query(type.uid).count({ where: { [mark]: true, publishedAt: null, locale } }),
      })),
    );
    const found = counted.filter(({ count }) => count > 0);
    if (found.length > 0) types.push({ uid, kind, mark, name: info.displayName, locales: found });
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
