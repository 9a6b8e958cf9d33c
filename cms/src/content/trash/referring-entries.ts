import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { ReferringEntry } from '../../api/trash/contract';
import { type Attributes, isKept, namingFields, titleOf } from '../history/kept-types';

const rowsSchema = v.array(v.looseObject({ documentId: v.string(), locale: v.nullish(v.string()) }));

/** Which entries have a field that names this one; with a language, only those that name that translation. */
export async function referringEntries(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  language?: string,
): Promise<ReferringEntry[]> {
  const found = new Map<string, ReferringEntry>();
  for (const source of Object.keys(strapi.contentTypes)) {
    if (!isKept(strapi, source)) continue;
    const attributes: Attributes = strapi.contentType(source).attributes;
    for (const [field, attribute] of Object.entries(attributes)) {
      if (attribute.type !== 'relation' || !('target' in attribute) || attribute.target !== uid || source === uid)
        continue;
      const rows: unknown = await strapi.db.query(source).findMany({
        select: ['id', 'documentId', ...('locale' in attributes ? ['locale'] : []), ...namingFields(attributes)],
        where: { [field]: { documentId, ...(language === undefined ? {} : { locale: language }) } },
        orderBy: { id: 'asc' },
      });
      for (const row of v.parse(rowsSchema, rows)) {
        const title = titleOf(attributes, row);
        found.set(`${row.documentId} ${row.locale ?? ''}`, {
          uid: source,
          documentId: row.documentId,
          language: row.locale ?? null,
          title,
        });
      }
    }
  }
  return [...found.values()];
}
