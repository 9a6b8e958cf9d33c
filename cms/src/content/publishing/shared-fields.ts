import type { Core, UID } from '@strapi/strapi';
import { isRecord } from '../../lib/is-record';
import { rowsOfPublication, table } from '../../lib/table';
import { type Attributes, isHidden, isShared } from '../reading/schema-fields';

function sharedFields(strapi: Core.Strapi, uid: UID.ContentType, kind: 'picture' | 'value'): string[] {
  const attributes: Attributes = strapi.contentType(uid).attributes;
  return Object.entries(attributes)
    .filter(([, field]) => isShared(field) && !isHidden(field) && (field.type === 'media') === (kind === 'picture'))
    .map(([name]) => name);
}

/** Strapi copies a shared field to other languages' drafts on saving, but not to their published entries. */
export function publishSharedFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (context.action !== 'publish') return result;
    const fields = sharedFields(strapi, context.uid, 'value');
    for (const { documentId, locale, ...entry } of rowsOfPublication(result)) {
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
      if (fields.length > 0) await strapi.db.query(context.uid).updateMany({ where: outdated, data });
    }
    return result;
  });
}

const fileIdOf = (file: unknown) => (isRecord(file) ? file['id'] : null);

/** Like `publishSharedFields`; pictures have a table of their own, and the other drafts get them as well. */
export function publishSharedPictures(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const fields = context.action === 'publish' ? sharedFields(strapi, context.uid, 'picture') : [];
    if (fields.length === 0) return result;
    const entries = table<UID.ContentType>(strapi, context.uid);
    for (const { id, documentId, locale } of rowsOfPublication(result)) {
      const source = await entries.findOne({ where: { id }, populate: fields });
      const others = await entries.findMany({ where: { documentId, locale: { $ne: locale } }, populate: fields });
      for (const other of others) {
        for (const field of fields) {
          const file = fileIdOf(source?.[field]);
          if (fileIdOf(other[field]) !== file) {
            await entries.update({ where: { id: other.id }, data: { [field]: file } });
          }
        }
      }
    }
    return result;
  });
}
