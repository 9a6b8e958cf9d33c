import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { isRecord } from '../../lib/is-record';
import { bibleReader } from '../scripture/bible';
import { nameTranslation } from '../scripture/name-translation';
import { presentImage } from './present-image';
import { type Attribute, type Attributes, componentAttributes, contentAttributes } from './schema-fields';
import { readsDrafts } from '../preview/draft-reading';

export type PresentedEntry = Record<string, unknown>;

/** Strapi has no list of strings, so the content types use a repeatable `shared.line`. */
const line = 'shared.line';

const scripture = 'shared.scripture';

/** A draft may lack any of them. */
const text = v.fallback(v.string(), '');
const passageSchema = v.object({ verse: text, reference: text, translation: text });

/** Adds the translation that visitors are told, which depends on the words. */
function presentScripture(strapi: Core.Strapi, fields: PresentedEntry): PresentedEntry {
  const translation = nameTranslation(bibleReader(strapi), v.parse(passageSchema, fields));
  return { ...fields, translation };
}

function presentComponent(strapi: Core.Strapi, uid: UID.Component, value: unknown): unknown {
  if (!isRecord(value)) return null;
  if (uid === line) return value['text'] ?? null;
  const fields = presentFields(strapi, componentAttributes(strapi, uid), value);
  return uid === scripture ? presentScripture(strapi, fields) : fields;
}

function presentField(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  if (attribute.type === 'media') return presentImage(value);
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
  attributes: Attributes,
  entry: Record<string, unknown>,
): PresentedEntry {
  return Object.fromEntries(
    contentAttributes(attributes).map(([name, attribute]) => [name, presentField(strapi, attribute, entry[name])]),
  );
}

export type Present<Presented = unknown> = (entry: PresentedEntry) => Presented | Promise<Presented>;

/** Undefined if it breaks its contract, so that one older entry does not take down the list. The log omits it. */
export async function presentReadable<Presented>(
  strapi: Core.Strapi,
  uid: string,
  entry: PresentedEntry,
  present: Present<Presented>,
): Promise<Presented | undefined> {
  try {
    return await present(entry);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    // Drafts are often incomplete.
    if (readsDrafts(strapi, uid)) return undefined;
    const fields = [...new Set(error.issues.map((issue) => v.getDotPath(issue) ?? 'the entry'))].join(', ');
    strapi.log.error(
      `${uid} ${String(entry['documentId'])} (${String(entry['locale'])}) is left out of answers: ${fields}`,
    );
    return undefined;
  }
}
