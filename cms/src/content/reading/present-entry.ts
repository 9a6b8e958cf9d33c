import type { Core, UID } from '@strapi/strapi';
import { isRecord } from '../../lib/is-record';
import { presentImage } from './present-image';
import { type Attribute, componentAttributes, contentAttributes } from './schema-fields';

export type PresentedEntry = Record<string, unknown>;

/** Strapi has no list of strings, so the content types use a repeatable `shared.line`. */
const line = 'shared.line';

function presentComponent(strapi: Core.Strapi, uid: UID.Component, value: unknown): unknown {
  if (!isRecord(value)) {
    return null;
  }
  return uid === line ? (value['text'] ?? null) : presentFields(strapi, componentAttributes(strapi, uid), value);
}

function presentField(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  if (attribute.type === 'media') {
    return presentImage(value);
  }
  if (attribute.type === 'component') {
    const { component } = attribute;
    return attribute.repeatable
      ? (Array.isArray(value) ? value : []).map((item: unknown) => presentComponent(strapi, component, item))
      : presentComponent(strapi, component, value);
  }
  return value ?? null;
}

/** An entry's public fields: images and lines are flattened, row ids and editors' names removed. */
export function presentFields(
  strapi: Core.Strapi,
  attributes: Readonly<Record<string, Attribute>>,
  entry: Record<string, unknown>,
): PresentedEntry {
  return Object.fromEntries(
    contentAttributes(attributes).map(([name, attribute]) => [name, presentField(strapi, attribute, entry[name])]),
  );
}
