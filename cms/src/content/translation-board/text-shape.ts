import type { Core } from '@strapi/strapi';
import { type Attribute, componentAttributes, contentAttributes, isShared } from '../reading/schema-fields';

/** The fields of an entry that hold text of one language; `parts` are those of a component. */
export type TextShape = readonly { readonly name: string; readonly parts?: TextShape }[];

const textTypes: readonly string[] = ['string', 'text', 'richtext'];

export function translatableText(strapi: Core.Strapi, attributes: Readonly<Record<string, Attribute>>): TextShape {
  return contentAttributes(attributes).flatMap(([name, attribute]) => {
    if (isShared(attribute)) return [];
    if (textTypes.includes(attribute.type)) return [{ name }];
    if (attribute.type !== 'component') return [];
    const parts = translatableText(strapi, componentAttributes(strapi, attribute.component));
    return parts.length === 0 ? [] : [{ name, parts }];
  });
}

export type TextPopulate = { [name: string]: { populate: TextPopulate } };

/** A populate object for the components of the text. */
export function populateText(shape: TextShape): TextPopulate {
  return Object.fromEntries(
    shape.flatMap(({ name, parts }) => (parts === undefined ? [] : [[name, { populate: populateText(parts) }]])),
  );
}
