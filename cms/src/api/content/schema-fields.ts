import type { Core, Schema, UID } from '@strapi/strapi';

/** Strapi's own columns: the few that visitors need are added to an answer by name. */
const internal = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);

export type Attribute = Schema.Attribute.AnyAttribute;
/** What to take along of each related entry, by the relation's name. */
export type Relations = Readonly<Record<string, readonly string[]>>;
export type Populate = { [name: string]: { fields?: string[]; populate?: Populate } };

const imageFields = ['url', 'width', 'height', 'formats', 'updatedAt'];

/** The fields that an editor fills in; a relation only where it is named. */
export function contentAttributes(
  attributes: Readonly<Record<string, Attribute>>,
  relations: Relations = {},
): [string, Attribute][] {
  return Object.entries(attributes).filter(
    ([name, attribute]) => !internal.has(name) && (attribute.type !== 'relation' || name in relations),
  );
}

export function componentAttributes(strapi: Core.Strapi, uid: UID.Component): Readonly<Record<string, Attribute>> {
  return strapi.components[uid].attributes;
}

export function scalarNames(attributes: Readonly<Record<string, Attribute>>): string[] {
  return contentAttributes(attributes)
    .filter(([, { type }]) => type !== 'component' && type !== 'media' && type !== 'dynamiczone')
    .map(([name]) => name);
}

/** Everything that an entry consists of, named part by part. */
export function populateOf(
  strapi: Core.Strapi,
  attributes: Readonly<Record<string, Attribute>>,
  relations: Relations = {},
): Populate {
  const populate: Populate = {};
  for (const [name, attribute] of contentAttributes(attributes, relations)) {
    if (attribute.type === 'media') {
      populate[name] = { fields: imageFields };
    } else if (attribute.type === 'component') {
      populate[name] = { populate: populateOf(strapi, componentAttributes(strapi, attribute.component)) };
    } else if (attribute.type === 'relation') {
      populate[name] = { fields: [...(relations[name] ?? [])] };
    }
  }
  return populate;
}
