import type { Core, Struct, UID } from '@strapi/strapi';
import * as v from 'valibot';
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

const translatedSchema = v.looseObject({
  uid: v.pipe(v.string(), v.startsWith('api::')),
  kind: v.picklist(['collectionType', 'singleType']),
  info: v.looseObject({ displayName: v.string() }),
  options: v.looseObject({ draftAndPublish: v.literal(true) }),
  pluginOptions: v.looseObject({ i18n: v.looseObject({ localized: v.literal(true) }) }),
});

const titleFields = ['title', 'name', 'key'];

/** The content types whose entries are written in both languages, in the order of the board. */
export function translatedTypes(strapi: Core.Strapi): TranslatedType[] {
  const order = Object.keys(typeNames);
  const rank = (uid: string) => (order.includes(uid) ? order.indexOf(uid) : order.length);
  const types: readonly Struct.ContentTypeSchema[] = Object.values(strapi.contentTypes);
  return types
    .flatMap((type): TranslatedType[] => {
      const { uid } = type;
      const parsed = v.safeParse(translatedSchema, type);
      if (!parsed.success || exempt.includes(uid)) return [];
      const { kind, info } = parsed.output;
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
