import { createHash } from 'node:crypto';
import type { BuiltInLocale } from '../../cms/src/contracts/language';
import { isRecord } from './is-record';
import { passage } from './scripture/passage';
import type { SeedData } from './content-types';
import type { Attribute, Attributes, ContentType, Strapi } from './strapi';

type Schemas = Pick<Strapi, 'contentTypes' | 'components'>;

function typeOf({ contentTypes }: Schemas, uid: string): ContentType {
  const type = contentTypes[uid];
  if (type === undefined) throw new Error(`The CMS has no content type ${uid}.`);
  return type;
}

export function attributesOf(schemas: Schemas, uid: string): Attributes {
  return typeOf(schemas, uid).attributes;
}

/** Says if entries of this type are written in each language, or once for all. */
export function isLocalized(schemas: Schemas, uid: string): boolean {
  return typeOf(schemas, uid).pluginOptions?.i18n?.localized === true;
}

function componentOf({ components }: Schemas, { component = '' }: Attribute): Attributes {
  const found = components[component];
  if (found === undefined) throw new Error(`The CMS has no component ${component}.`);
  return found.attributes;
}

type MapLeaf = (value: unknown, attribute: Attribute) => unknown;

/** Walks an entry along its schema; `leaf` says what becomes of each value, and of a text that stands for a component. */
function mapFields(schemas: Schemas, attributes: Attributes, data: SeedData, leaf: MapLeaf): Record<string, unknown> {
  const mapOne = (value: unknown, name: string): unknown => {
    const attribute = attributes[name];
    if (attribute === undefined) throw new Error(`The CMS has no field “${name}”.`);
    if (attribute.type !== 'component') return leaf(value, attribute);
    const inner = componentOf(schemas, attribute);
    const mapComponent = (item: unknown) =>
      isRecord(item) ? mapFields(schemas, inner, item, leaf) : leaf(item, attribute);
    return Array.isArray(value) ? value.map(mapComponent) : mapComponent(value);
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, mapOne(value, name)]));
}

function quoteInMarkdown(markdown: string, locale: BuiltInLocale): string {
  return markdown.replace(/^\{scripture: ([^}]+)\}$/gm, (_, named: string) => {
    const { verse, reference } = passage(named, locale);
    return `> ${verse}\n> — ${reference}`;
  });
}

/** Puts the words of the Bible where the content names a passage, and makes a line of a text that stands for one. */
export function withScripture(
  schemas: Schemas,
  attributes: Attributes,
  data: SeedData,
  locale: BuiltInLocale,
): SeedData {
  return mapFields(schemas, attributes, data, (value, attribute) => {
    if (typeof value !== 'string') return value;
    if (attribute.component === 'shared.scripture') return passage(value, locale);
    if (attribute.component === 'shared.line') return { text: value };
    return attribute.type === 'richtext' ? quoteInMarkdown(value, locale) : value;
  });
}

/** Puts the file's id where the content names a picture. */
export function withMedia(
  schemas: Schemas,
  attributes: Attributes,
  data: SeedData,
  idOf: (name: string) => number,
): SeedData {
  return mapFields(schemas, attributes, data, (value, { type }) =>
    type === 'media' && typeof value === 'string' ? idOf(value) : value,
  );
}

/** What to load so that the named fields of an entry can be compared: their components, pictures and relations. */
export function populateFields(
  schemas: Schemas,
  attributes: Attributes,
  names: readonly string[] = Object.keys(attributes),
): Record<string, unknown> {
  const populated: Record<string, unknown> = {};
  for (const name of names) {
    const attribute = attributes[name];
    if (attribute?.type === 'media' || attribute?.type === 'relation') populated[name] = true;
    if (attribute?.type === 'component') {
      populated[name] = { populate: populateFields(schemas, componentOf(schemas, attribute)) };
    }
  }
  return populated;
}

/** One form for what is stored and what is to be stored, so that they can be compared. */
function comparable(schemas: Schemas, value: unknown, attribute: Attribute): unknown {
  if (attribute.type === 'media') return isRecord(value) ? value['name'] : (value ?? null);
  if (attribute.type === 'relation') return isRecord(value) ? value['documentId'] : (value ?? null);
  if (attribute.type !== 'component') return value ?? attribute.default ?? null;
  const inner = componentOf(schemas, attribute);
  const one = (item: unknown) => {
    const fields = isRecord(item) ? item : {};
    return Object.keys(inner)
      .sort()
      .map((name) => [name, comparable(schemas, fields[name], inner[name] ?? attribute)]);
  };
  if (attribute.repeatable === true) return Array.isArray(value) ? value.map(one) : [];
  return isRecord(value) ? one(value) : null;
}

export type FieldHashes = Readonly<Record<string, string>>;

/** A hash of each of the named fields; of an empty one, an empty text. */
export function hashFields(
  schemas: Schemas,
  attributes: Attributes,
  data: Readonly<Record<string, unknown>>,
  names: readonly string[],
): FieldHashes {
  const hashes = names.map((name) => {
    const attribute = attributes[name];
    if (attribute === undefined) throw new Error(`The CMS has no field “${name}”.`);
    const value = comparable(schemas, data[name], attribute);
    const empty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return [name, empty ? '' : createHash('sha256').update(JSON.stringify(value)).digest('base64url')] as const;
  });
  return Object.fromEntries(hashes);
}
