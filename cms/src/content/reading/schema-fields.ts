import type { Core, Schema, UID } from '@strapi/strapi';
import { isRecord } from '../../lib/is-record';
import { isContent } from '../../site-types';

/** Marks an entry that still holds demo content. */
export const exampleMark = 'isExample';

/** A module's story has its own mark, which visitors see. */
export const storyMark = 'personalStoryIsExample';

export const exampleMarkOf = (attributes: object) => [exampleMark, storyMark].find((name) => name in attributes);

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
export type Attributes = Readonly<Record<string, Attribute>>;
export type Populate = { [name: string]: { fields?: string[]; populate?: Populate } };

const imageFields = ['url', 'width', 'height', 'formats', 'updatedAt'];

export function isLocalized({ pluginOptions }: { pluginOptions?: object | undefined }): boolean {
  return localization(pluginOptions) === true;
}

export function isShared(attribute: Attribute): boolean {
  return localization('pluginOptions' in attribute ? attribute.pluginOptions : undefined) === false;
}

function localization(options: object | undefined): unknown {
  const i18n: unknown = options && 'i18n' in options ? options.i18n : undefined;
  return isRecord(i18n) ? i18n['localized'] : undefined;
}

export function contentAttributes(attributes: Attributes): [string, Attribute][] {
  return Object.entries(attributes).filter(([name, attribute]) => !internal.has(name) && attribute.type !== 'relation');
}

export function componentAttributes(strapi: Core.Strapi, uid: UID.Component): Attributes {
  return strapi.components[uid].attributes;
}

export function scalarNames(attributes: Attributes): string[] {
  return contentAttributes(attributes)
    .filter(([, { type }]) => type !== 'component' && type !== 'media' && type !== 'dynamiczone')
    .map(([name]) => name);
}

export function isHidden(attribute: Attribute): boolean {
  return 'visible' in attribute && !attribute.visible;
}

/** Lists the fields that an editor fills in, and so those that a version of the entry holds. */
export function versionedAttributes(attributes: Attributes): [string, Attribute][] {
  return Object.entries(attributes).filter(
    ([name, attribute]) =>
      (!internal.has(name) || name === exampleMark) &&
      !isHidden(attribute) &&
      attribute.type !== 'dynamiczone' &&
      (attribute.type !== 'relation' || ('target' in attribute && attribute.target.startsWith('api::'))),
  );
}

export function populateOf(strapi: Core.Strapi, attributes: Attributes): Populate {
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

/** Content has drafts and a history; what people send, accounts and records have not. */
export const hasHistory = (uid: string): uid is UID.ContentType => isContent(uid);

export function isContentType(strapi: Core.Strapi, uid: string): uid is UID.ContentType {
  return Object.hasOwn(strapi.contentTypes, uid);
}
