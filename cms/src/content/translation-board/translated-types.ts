import type { Core, Struct, UID } from '@strapi/strapi';
import { isKept } from '../history/kept-types';
import { isLocalized } from '../reading/schema-fields';
import { typeNames } from '../../api/panel-names/contract';
import type { TypeNumbers } from '../../api/translation-board/contract';
import { translatableText, type TextShape } from './text-shape';

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
