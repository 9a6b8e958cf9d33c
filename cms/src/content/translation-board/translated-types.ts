import type { Core, Struct, UID } from '@strapi/strapi';
import { typeNames } from '../../api/panel-names/contract';
import type { TypeNumbers } from '../../api/translation-board/contract';
import { isKept } from '../history/kept-types';
import {
  type Attribute,
  componentAttributes,
  contentAttributes,
  isLocalized,
  isShared,
} from '../reading/schema-fields';

/** The fields of an entry that hold text of one language; `parts` are those of a component. */
export type TextShape = readonly { readonly name: string; readonly parts?: TextShape }[];

const textTypes: readonly string[] = ['string', 'text', 'richtext'];

function translatableText(strapi: Core.Strapi, attributes: Readonly<Record<string, Attribute>>): TextShape {
  return contentAttributes(attributes).flatMap(([name, attribute]) => {
    if (isShared(attribute)) return [];
    if (textTypes.includes(attribute.type)) return [{ name }];
    if (attribute.type !== 'component') return [];
    const parts = translatableText(strapi, componentAttributes(strapi, attribute.component));
    return parts.length === 0 ? [] : [{ name, parts }];
  });
}

type TextPopulate = { [name: string]: { populate: TextPopulate } };

/** A populate object for the components of the text. */
export function populateText(shape: TextShape): TextPopulate {
  return Object.fromEntries(
    shape.flatMap(({ name, parts }) => (parts === undefined ? [] : [[name, { populate: populateText(parts) }]])),
  );
}

export type TranslatedType = {
  uid: UID.ContentType;
  kind: TypeNumbers['kind'];
  names: TypeNumbers['names'];
  /** The column that names an entry; null for a page, which is named by its type. */
  titleColumn: string | null;
  text: TextShape;
};

/** A book is recommended in its own language and has no translation. */
const exempt: readonly string[] = ['api::book.book'];

const titleFields = ['title', 'name', 'key'];

/** The content types whose entries are written in both languages, in the order of the board. */
export function translatedTypes(strapi: Core.Strapi): TranslatedType[] {
  const order = Object.keys(typeNames);
  const rank = (uid: string) => (order.includes(uid) ? order.indexOf(uid) : order.length);
  const types: readonly Struct.ContentTypeSchema[] = Object.values(strapi.contentTypes);
  return types
    .flatMap((type): TranslatedType[] => {
      const { uid, kind, info } = type;
      if (!isKept(strapi, uid) || !isLocalized(type) || exempt.includes(uid)) return [];
      const title = titleFields.find((name) => name in type.attributes);
      return [
        {
          uid,
          kind,
          names: typeNames[uid] ?? { en: info.displayName, es: info.displayName },
          titleColumn: kind === 'collectionType' ? (title ?? null) : null,
          text: translatableText(strapi, type.attributes),
        },
      ];
    })
    .sort((one, other) => rank(one.uid) - rank(other.uid));
}
