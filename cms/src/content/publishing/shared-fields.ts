import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';

const entriesSchema = v.object({ entries: v.array(v.looseObject({ documentId: v.string(), locale: v.string() })) });

/** A field that is not localized and holds a plain value. */
const sharedSchema = v.looseObject({
  type: v.pipe(
    v.string(),
    v.check((type) => type !== 'media'),
  ),
  pluginOptions: v.looseObject({ i18n: v.looseObject({ localized: v.literal(false) }) }),
  visible: v.optional(v.literal(true)),
});

function sharedFields(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  return Object.entries(strapi.contentType(uid).attributes)
    .filter(([, attribute]) => v.is(sharedSchema, attribute))
    .map(([name]) => name);
}

/** Strapi copies a shared field to other languages' drafts on saving, but not to their published entries. */
export function publishSharedFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const published = context.action === 'publish' ? v.safeParse(entriesSchema, result) : undefined;
    if (!published?.success) {
      return result;
    }

    const fields = sharedFields(strapi, context.uid);
    for (const { documentId, locale, ...entry } of published.output.entries) {
      const data = Object.fromEntries(fields.map((field) => [field, entry[field] ?? null]));
      const outdated = {
        documentId,
        publishedAt: { $notNull: true },
        locale: { $ne: locale },
        $or: fields.map((field) =>
          data[field] === null
            ? { [field]: { $notNull: true } }
            : { $or: [{ [field]: { $ne: data[field] } }, { [field]: { $null: true } }] },
        ),
      };
      if (fields.length > 0) {
        await strapi.db.query(context.uid).updateMany({ where: outdated, data });
      }
    }
    return result;
  });
}
