import type { Core, Schema, UID } from '@strapi/strapi';

/** Says to editors that an entry still holds what the demo content says of the ministry. */
export const exampleMark = 'isExample';

/** Strapi's own columns, of which the few that visitors need are added to an answer by name, and the editors' mark. */
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
  exampleMark,
]);

export type Attribute = Schema.Attribute.AnyAttribute;
export type Populate = { [name: string]: { fields?: string[]; populate?: Populate } };

const imageFields = ['url', 'width', 'height', 'formats', 'updatedAt'];

/** The fields that an editor fills in and that belong to the entry itself. */
export function contentAttributes(attributes: Readonly<Record<string, Attribute>>): [string, Attribute][] {
  return Object.entries(attributes).filter(([name, attribute]) => !internal.has(name) && attribute.type !== 'relation');
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
export function populateOf(strapi: Core.Strapi, attributes: Readonly<Record<string, Attribute>>): Populate {
  const populate: Populate = {};
  for (const [name, attribute] of contentAttributes(attributes)) {
    if (attribute.type === 'media') {
      populate[name] = { fields: imageFields };
    } else if (attribute.type === 'component') {
      populate[name] = { populate: populateOf(strapi, componentAttributes(strapi, attribute.component)) };
    }
  }
  return populate;
}
