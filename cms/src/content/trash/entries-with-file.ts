import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { ReferringEntry } from '../../api/trash/contract';
import { type Attributes, isKept, namingFields, titleOf } from '../history/kept-types';

const idsSchema = v.array(v.object({ id: v.number() }));
const rowsSchema = v.array(v.looseObject({ documentId: v.string(), locale: v.nullish(v.string()) }));

type Model = { uid: UID.ContentType | UID.Component; attributes: Attributes };

/** The entries, published or not, that show this file: in a field of their own, in a part of them, or in a text. */
export async function entriesWithFile(
  strapi: Core.Strapi,
  file: { id: number; url: string },
): Promise<ReferringEntry[]> {
  const found = new Map<string, ReferringEntry>();
  const allTypes: readonly Model[] = Object.values(strapi.contentTypes);
  const types = allTypes.filter(({ uid }) => isKept(strapi, uid));
  const parts: readonly (Model & { uid: UID.Component })[] = Object.values(strapi.components);

  async function note(uid: UID.ContentType, where: object): Promise<void> {
    const { attributes, kind, info } = strapi.contentType(uid);
    const select = ['id', 'documentId', ...('locale' in attributes ? ['locale'] : []), ...namingFields(attributes)];
    const rows: unknown = await strapi.db.query(uid).findMany({ select, where, orderBy: { id: 'asc' } });
    for (const row of v.parse(rowsSchema, rows)) {
      const title = titleOf(attributes, row) ?? (kind === 'singleType' ? info.displayName : null);
      const language = row.locale ?? null;
      found.set(`${row.documentId} ${language ?? ''}`, { uid, documentId: row.documentId, language, title });
    }
  }

  async function holdersOf(part: UID.Component, ids: readonly number[]): Promise<void> {
    for (const model of [...types, ...parts]) {
      for (const [name, attribute] of Object.entries(model.attributes)) {
        if (attribute.type === 'component' && attribute.component === part) {
          await follow(model, { [name]: { id: { $in: ids } } });
        }
      }
    }
  }

  /** Notes the entries that match, or the entries that hold the parts that match. */
  async function follow({ uid }: Model, where: object): Promise<void> {
    if (isKept(strapi, uid)) {
      await note(uid, where);
      return;
    }
    const rows: unknown = await strapi.db.query(uid).findMany({ select: ['id'], where });
    const ids = v.parse(idsSchema, rows).map(({ id }) => id);
    const part = parts.find((model) => model.uid === uid);
    if (part !== undefined && ids.length > 0) await holdersOf(part.uid, ids);
  }

  for (const model of [...types, ...parts]) {
    for (const [name, attribute] of Object.entries(model.attributes)) {
      if (attribute.type === 'media') await follow(model, { [name]: { id: file.id } });
      if (attribute.type === 'richtext') await follow(model, { [name]: { $contains: file.url } });
    }
  }
  return [...found.values()];
}
