import * as v from 'valibot';
import type { PresentedEntry } from '../reading/present-entry';
import { type Attribute, contentAttributes } from '../reading/schema-fields';

/** Why an entry cannot be published, in plain words for the editor, and the field concerned. */
export type Problem = { path: readonly (string | number)[]; message: string };

/** The same entry in another language. */
export type Translation = { locale: string; entry: PresentedEntry };

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** A small number as a word. */
export const inWords = (count: number): string => words[count] ?? String(count);

export const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

const textTypes: readonly string[] = ['string', 'text', 'richtext'];

/** Strapi rejects an empty required text but accepts a space. */
export function blankTexts(attributes: Readonly<Record<string, Attribute>>, entry: PresentedEntry): Problem[] {
  return contentAttributes(attributes)
    .filter(([, attribute]) => textTypes.includes(attribute.type) && 'required' in attribute && attribute.required)
    .filter(([name]) => isBlank(v.parse(v.nullable(v.string()), entry[name])))
    .map(([name]) => ({ path: [name], message: `${name.charAt(0).toUpperCase()}${name.slice(1)} is empty.` }));
}
