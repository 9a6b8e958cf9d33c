import type { Core, Schema, UID } from '@strapi/strapi';
import { isRecord } from '../../lib/is-record';

/** Marks an entry that still holds demo content. */
export const exampleMark = 'isExample';

/** Strapi's own columns and the example mark. Those that visitors need are added by name. */
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

/** Whether each language of a type, or of a field, has its own. */
export function isLocalized({ pluginOptions }: { pluginOptions?: object | undefined }): boolean {
  return localization(pluginOptions) === true;
}

/** Whether all languages share a field. */
export function isShared(attribute: Attribute): boolean {
  return localization('pluginOptions' in attribute ? attribute.pluginOptions : undefined) === false;
}

function localization(options: object | undefined): unknown {
  const i18n: unknown = options && 'i18n' in options ? options.i18n : undefined;
  return isRecord(i18n) ? i18n['localized'] : undefined;
}

/** The content fields of the entry itself. */
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

/** A populate object for every part of an entry. */
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

export function isContentType(strapi: Core.Strapi, uid: string): uid is UID.ContentType {
  return Object.hasOwn(strapi.contentTypes, uid);
}
