import type { Core } from '@strapi/strapi';
import { isRecord } from '../../lib/is-record';
import { presentImage } from '../media/present-image';
import { type Attribute, type Relations, componentAttributes, contentAttributes } from './schema-fields';

export type PresentedEntry = Record<string, unknown>;

function presentComponent(strapi: Core.Strapi, attributes: Readonly<Record<string, Attribute>>, value: unknown) {
  return isRecord(value) ? presentFields(strapi, attributes, value) : null;
}

function presentField(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  if (attribute.type === 'media') {
    return presentImage(value);
  }
  if (attribute.type === 'component') {
    const attributes = componentAttributes(strapi, attribute.component);
    return attribute.repeatable
      ? (Array.isArray(value) ? value : []).map((item: unknown) => presentComponent(strapi, attributes, item))
      : presentComponent(strapi, attributes, value);
  }
  if (attribute.type === 'relation') {
    if (!isRecord(value)) {
      return null;
    }
    const { id: _row, ...related } = value;
    return related;
  }
  return value ?? null;
}

/** An entry's fields as visitors get them: pictures flattened, and no row numbers or editors' names. */
export function presentFields(
  strapi: Core.Strapi,
  attributes: Readonly<Record<string, Attribute>>,
  entry: Record<string, unknown>,
  relations: Relations = {},
): PresentedEntry {
  return Object.fromEntries(
    contentAttributes(attributes, relations).map(([name, attribute]) => [
      name,
      presentField(strapi, attribute, entry[name]),
    ]),
  );
}
