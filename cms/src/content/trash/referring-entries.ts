import type { Core, UID } from '@strapi/strapi';
import type { ReferringEntry } from '../../contracts/trash';
import { table } from '../../lib/table';
import { isPage, siteTypes, titleOf } from '../../site-types';
import { type Attributes, hasHistory } from '../reading/schema-fields';

/** Collects entries, each language once, in the order in which they are found. */
function collectEntries(strapi: Core.Strapi) {
  const found = new Map<string, ReferringEntry>();

  async function note(uid: UID.ContentType, where: object): Promise<void> {
    const { attributes, info } = strapi.contentType(uid);
    const select = [
      'id',
      'documentId',
      ...('locale' in attributes ? ['locale'] : []),
      ...(siteTypes[uid]?.namedBy ?? []),
    ];
    for (const row of await table(strapi, uid).findMany({ select, where, orderBy: { id: 'asc' } })) {
      const title = titleOf(uid, row) ?? (isPage(uid) ? info.displayName : null);
      const language = row.locale ?? null;
      found.set(`${row.documentId} ${language ?? ''}`, { uid, documentId: row.documentId, language, title });
    }
  }

  return { note, entries: () => [...found.values()] };
}

/** Which entries have a field that names this one; with a language, only those that name that translation. */
export async function referringEntries(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  language?: string,
): Promise<ReferringEntry[]> {
  const { note, entries } = collectEntries(strapi);
  const named = { documentId, ...(language === undefined ? {} : { locale: language }) };
  for (const source of Object.keys(strapi.contentTypes)) {
    if (!hasHistory(source) || source === uid) continue;
    const attributes: Attributes = strapi.contentType(source).attributes;
    for (const [field, attribute] of Object.entries(attributes)) {
      if (attribute.type === 'relation' && 'target' in attribute && attribute.target === uid) {
        await note(source, { [field]: named });
      }
    }
  }
  return entries();
}

type Model = { uid: UID.ContentType | UID.Component; attributes: Attributes };

/** The entries, published or not, that show this file: in a field of their own, in a part of them, or in a text. */
export async function entriesWithFile(
  strapi: Core.Strapi,
  file: { id: number; url: string },
): Promise<ReferringEntry[]> {
  const { note, entries } = collectEntries(strapi);
  const allTypes: readonly Model[] = Object.values(strapi.contentTypes);
  const types = allTypes.filter(({ uid }) => hasHistory(uid));
  const parts: readonly (Model & { uid: UID.Component })[] = Object.values(strapi.components);

  async function holdersOf(part: UID.Component, ids: readonly number[]): Promise<void> {
    for (const model of [...types, ...parts]) {
      for (const [name, attribute] of Object.entries(model.attributes)) {
        if (attribute.type === 'component' && attribute.component === part) {
          await follow(model, { [name]: { id: { $in: ids } } });
        }
      }
    }
  }

  async function follow({ uid }: Model, where: object): Promise<void> {
    if (hasHistory(uid)) {
      await note(uid, where);
      return;
    }
    const ids = (await table(strapi, uid).findMany({ select: ['id'], where })).map(({ id }) => id);
    const part = parts.find((model) => model.uid === uid);
    if (part !== undefined && ids.length > 0) await holdersOf(part.uid, ids);
  }

  for (const model of [...types, ...parts]) {
    for (const [name, attribute] of Object.entries(model.attributes)) {
      if (attribute.type === 'media') await follow(model, { [name]: { id: file.id } });
      if (attribute.type === 'richtext') await follow(model, { [name]: { $contains: file.url } });
    }
  }
  return entries();
}
