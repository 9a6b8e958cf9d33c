import type { Core, UID } from '@strapi/strapi';
import { siteTypes } from '../../site-types';
import {
  type Attributes,
  componentAttributes,
  contentAttributes,
  isContentType,
  isShared,
} from '../reading/schema-fields';

/** The fields of an entry that hold text of one language; `parts` are those of a component. */
export type TextShape = readonly { readonly name: string; readonly parts?: TextShape }[];

const textTypes: readonly string[] = ['string', 'text', 'richtext'];

function translatableText(strapi: Core.Strapi, attributes: Attributes): TextShape {
  return contentAttributes(attributes).flatMap(([name, attribute]) => {
    if (isShared(attribute)) return [];
    if (textTypes.includes(attribute.type)) return [{ name }];
    if (attribute.type !== 'component') return [];
    const parts = translatableText(strapi, componentAttributes(strapi, attribute.component));
    return parts.length === 0 ? [] : [{ name, parts }];
  });
}

type TextPopulate = { [name: string]: { populate: TextPopulate } };

export function populateText(shape: TextShape): TextPopulate {
  return Object.fromEntries(
    shape.flatMap(({ name, parts }) => (parts === undefined ? [] : [[name, { populate: populateText(parts) }]])),
  );
}

export type TranslatedType = {
  uid: UID.ContentType;
  /** The column that names an entry; null for a page, which is named by its type. */
  titleColumn: string | null;
  text: TextShape;
};

/** The content types whose entries are written in both languages, in the order of the board. */
export function translatedTypes(strapi: Core.Strapi): TranslatedType[] {
  return Object.entries(siteTypes).flatMap(([uid, { kind, namedBy, isTranslated = true }]): TranslatedType[] => {
    if (kind === 'record' || !isTranslated || !isContentType(strapi, uid)) return [];
    const text = translatableText(strapi, strapi.contentType(uid).attributes);
    return [{ uid, titleColumn: kind === 'page' ? null : (namedBy[0] ?? null), text }];
  });
}
