import type { Core, Struct, UID } from '@strapi/strapi';
import type { Attribute } from '../reading/schema-fields';

export type Attributes = Readonly<Record<string, Attribute>>;

/** Requests, accounts and records of reading are never kept. */
export function isKept(strapi: Core.Strapi, uid: string): uid is UID.ContentType {
  if (!uid.startsWith('api::')) return false;
  const types: readonly Struct.ContentTypeSchema[] = Object.values(strapi.contentTypes);
  return types.find((type) => type.uid === uid)?.options?.draftAndPublish ?? false;
}

const strapiColumns = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'locale',
]);

export function isHidden(attribute: Attribute): boolean {
  return 'visible' in attribute && !attribute.visible;
}

/** The fields that an editor fills in, without Strapi's own columns. */
export function keptAttributes(attributes: Attributes): [string, Attribute][] {
  return Object.entries(attributes).filter(
    ([name, attribute]) =>
      !strapiColumns.has(name) &&
      !isHidden(attribute) &&
      attribute.type !== 'dynamiczone' &&
      (attribute.type !== 'relation' || ('target' in attribute && attribute.target.startsWith('api::'))),
  );
}

/** The fields that name an entry, the best one first. */
const naming = ['title', 'name', 'key', 'caption', 'mediaUrl'];

/** The field that names entries of this type in lists; undefined for pages. */
export function namingFields(attributes: Attributes): string[] {
  return naming.filter((name) => name in attributes);
}

/** What an entry is called; null if nothing names it. */
export function titleOf(attributes: Attributes, entry: Readonly<Record<string, unknown>>): string | null {
  for (const name of namingFields(attributes)) {
    const value = entry[name];
    if (typeof value === 'string' && value.trim() !== '') return name === 'mediaUrl' ? fileName(value) : value;
  }
  return null;
}

function fileName(address: string): string {
  return address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? address;
}
