import type { UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { builtInLocales } from '../../contracts/language';

/** The field's label, and a hint below it if the label is not enough. */
const fieldSchema = v.union([v.string(), v.tuple([v.string(), v.string()])]);

export const layoutSchema = v.object({
  list: v.optional(v.array(v.string())),
  /** Of an entry in an order that editors choose, that order; `site-types.ts` says which. */
  sort: v.optional(v.tuple([v.string(), v.picklist(['ASC', 'DESC'])])),
  /** The field used as the title of a component; `site-types.ts` says what names an entry. */
  namedBy: v.optional(v.string()),
  /** The editable fields; all of them by default. */
  editable: v.optional(v.array(v.string())),
  /** The rows of the form; the fields of a row share its width. Other fields are hidden. */
  form: v.array(v.record(v.string(), fieldSchema)),
});

/** What the database keeps: labels and hints in English. `field-texts.ts` puts those of the reader in their place. */
export type StoredLayout = v.InferOutput<typeof layoutSchema>;

export type FieldText = v.InferOutput<typeof fieldSchema>;
export type Row = Readonly<Record<string, Readonly<Record<(typeof builtInLocales)[number], FieldText>>>>;
export type Layout = Omit<StoredLayout, 'form'> & { form: readonly Row[] };
export type Layouts = { readonly [Uid in UID.ContentType | UID.Component]?: Layout };

export function rows(fields: Row): readonly Row[] {
  return Object.entries(fields).map(([name, texts]) => ({ [name]: texts }));
}
