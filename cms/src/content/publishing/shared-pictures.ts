import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';

const entriesSchema = v.object({
  entries: v.array(v.looseObject({ id: v.number(), documentId: v.string(), locale: v.string() })),
});

const sharedSchema = v.looseObject({
  type: v.literal('media'),
  pluginOptions: v.looseObject({ i18n: v.looseObject({ localized: v.literal(false) }) }),
});

const rowSchema = v.looseObject({ id: v.number() });
const fileSchema = v.nullish(v.object({ id: v.number() }));

function sharedPictures(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  return Object.entries(strapi.contentType(uid).attributes)
    .filter(([, attribute]) => v.is(sharedSchema, attribute))
    .map(([name]) => name);
}

/** Like `publishSharedFields`; pictures have a table of their own, and the other drafts get them as well. */
export function publishSharedPictures(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const published = context.action === 'publish' ? v.safeParse(entriesSchema, result) : undefined;
    const fields = published?.success ? sharedPictures(strapi, context.uid) : [];
    if (!published?.success || fields.length === 0) {
      return result;
    }
    const query = strapi.db.query(context.uid);
    for (const { id, documentId, locale } of published.output.entries) {
      const source = v.parse(rowSchema, await query.findOne({ where: { id }, populate: fields }));
      const others: unknown = await query.findMany({
        where: { documentId, locale: { $ne: locale } },
        populate: fields,
      });
      for (const other of v.parse(v.array(rowSchema), others)) {
        for (const field of fields) {
          const file = v.parse(fileSchema, source[field])?.id ?? null;
          if ((v.parse(fileSchema, other[field])?.id ?? null) !== file) {
            await query.update({ where: { id: other.id }, data: { [field]: file } });
          }
        }
      }
    }
    return result;
  });
}
