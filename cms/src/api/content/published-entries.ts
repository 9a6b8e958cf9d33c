import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { isRecord } from '../../lib/is-record';
import type { Locale } from '../site-setting/contract';
import { chooseLanguage } from './choose-language';
import type { ListQuery } from './content-query';
import { type PresentedEntry, presentFields } from './present-entry';
import { type Relations, populateOf } from './schema-fields';

export type Collection = {
  uid: UID.CollectionType;
  /** The fields that put a list in order, the first before the others. */
  sort: readonly string[];
  /** The field that names an entry in an address, besides its document id. */
  key?: string;
  relations?: Relations;
  /** Whether an entry lacking the language asked for is served in the other one. */
  languageFallback: boolean;
};

export type EntryList = { entries: PresentedEntry[]; total: number };

const rowSchema = v.looseObject({ id: v.number(), documentId: v.string(), locale: v.string() });
type Row = v.InferOutput<typeof rowSchema>;

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') {
    return a - b;
  }
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : 0;
}

const inOrder = (fields: readonly string[]) => (a: Row, b: Row) =>
  fields.map((field) => compare(a[field], b[field])).find((order) => order !== 0) ??
  compare(a.documentId, b.documentId);

/** Reads published entries for visitors; a draft never gets this far, because the status is not theirs to choose. */
export function createPublishedEntries(strapi: Core.Strapi) {
  async function presentRow(uid: UID.ContentType, row: Row, relations: Relations = {}) {
    const { attributes } = strapi.contentType(uid);
    const entry: unknown = await strapi.documents(uid).findFirst({
      status: 'published',
      locale: row.locale,
      filters: { id: row.id },
      populate: populateOf(strapi, attributes, relations),
    });
    if (!isRecord(entry)) {
      return undefined;
    }
    const { documentId, locale, publishedAt, updatedAt } = entry;
    return { documentId, ...presentFields(strapi, attributes, entry, relations), locale, publishedAt, updatedAt };
  }

  /** The published rows in one language, or in all of them. */
  async function rows(uid: UID.ContentType, locale: Locale | undefined, fields: readonly string[], filters = {}) {
    const found: unknown = await strapi.db.query(uid).findMany({
      select: ['id', 'documentId', 'locale', ...fields],
      where: { publishedAt: { $notNull: true }, ...(locale ? { locale } : {}), ...filters },
    });
    return v.parse(v.array(rowSchema), found);
  }

  return {
    async list(collection: Collection, { locale, fields, page, pageSize }: ListQuery): Promise<EntryList> {
      const { uid, sort, languageFallback, relations } = collection;
      const all = await rows(uid, languageFallback ? undefined : locale, [...sort, ...(fields ?? [])]);
      const chosen = chooseLanguage(all, locale).sort(inOrder(sort));
      const shown = chosen.slice((page - 1) * pageSize, page * pageSize);
      if (fields) {
        const pick = (row: Row) => Object.fromEntries([...fields, 'locale'].map((name) => [name, row[name] ?? null]));
        return { entries: shown.map(pick), total: chosen.length };
      }
      const entries = await Promise.all(shown.map((row) => presentRow(uid, row, relations)));
      return { entries: entries.filter((entry) => entry !== undefined), total: chosen.length };
    },

    async one(collection: Collection, name: string, locale: Locale): Promise<PresentedEntry | undefined> {
      const { uid, key, languageFallback, relations } = collection;
      const named = [{ documentId: name }, ...(key ? [{ [key]: name }] : [])];
      const found = await rows(uid, languageFallback ? undefined : locale, [], { $or: named });
      const [row] = chooseLanguage(found, locale);
      return row && presentRow(uid, row, relations);
    },

    async page(uid: UID.SingleType, locale: Locale): Promise<PresentedEntry | undefined> {
      const [row] = chooseLanguage(await rows(uid, undefined, []), locale);
      return row && presentRow(uid, row);
    },
  };
}
