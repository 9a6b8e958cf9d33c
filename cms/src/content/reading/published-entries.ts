import type { Core, UID } from '@strapi/strapi';
import type { Locale } from '../../contracts/site-setting';
import { type AnyRow, table } from '../../lib/table';
import { siteTypes } from '../../site-types';
import { withoutExamples, withoutHiddenParts } from '../examples/hidden-parts';
import { readsDrafts, shownVersion } from '../preview/draft-reading';
import { chooseLanguage } from './choose-language';
import type { ListQuery } from './content-query';
import { type PresentedEntry, presentFields } from './present-entry';
import { exampleMarkOf, populateOf } from './schema-fields';

type Transaction = { raw: (statement: string) => Promise<unknown> };

/** Publishing replaces the rows of an entry, so a second query could miss the row that the first one found. */
async function readSnapshot<Result>(strapi: Core.Strapi, read: () => Promise<Result>): Promise<Result> {
  if (strapi.db.inTransaction()) return await read();
  return await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    // SQLite's transactions are isolated like this anyway.
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    }
    return await read();
  });
}

export type Row = AnyRow & { locale: Locale };

/** Computes a field for all rows of an answer at once. */
export type Derive = (rows: readonly Row[], locale: Locale) => Promise<(row: Row) => unknown>;

export type Collection = {
  uid: UID.CollectionType;
  /** The fields that a list is sorted by, most significant first. */
  sort: readonly string[];
  /** The field that identifies an entry in a URL, besides its document id. */
  key?: string;
  derived?: Readonly<Record<string, Derive>>;
  /** True if an entry that lacks the requested language is served in the other one. */
  languageFallback: boolean;
};

export function collectionOf(uid: UID.CollectionType, rest: Partial<Collection> = {}): Collection {
  const { address, orderedBy, namedBy = [], isTranslated = true } = siteTypes[uid] ?? {};
  return {
    uid,
    ...(address ? { key: address.field } : {}),
    sort: [...(orderedBy ? [orderedBy.field] : []), ...namedBy],
    // An entry without a translation is served in its own language alone.
    languageFallback: isTranslated,
    ...rest,
  };
}

export type EntryList = { entries: PresentedEntry[]; total: number };

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b) : 0;
}

const inOrder = (fields: readonly string[]) => (a: Row, b: Row) =>
  fields.map((field) => compare(a[field], b[field])).find((order) => order !== 0) ??
  compare(a.documentId, b.documentId);

/** The status is fixed here: a draft is returned in a preview alone, whose reader has been checked. */
export function createPublishedEntries(strapi: Core.Strapi) {
  async function asShown<Entry extends PresentedEntry>(
    uid: UID.ContentType,
    entries: Entry[],
    rows: readonly Row[],
  ): Promise<Entry[]> {
    return readsDrafts(strapi, uid) ? entries : await withoutHiddenParts(strapi, uid, entries, rows);
  }

  async function complete(uid: UID.ContentType, rows: readonly Row[]): Promise<PresentedEntry[]> {
    if (rows.length === 0) return [];
    const { attributes } = strapi.contentType(uid);
    const found = (await strapi.documents(uid).findMany({
      status: readsDrafts(strapi, uid) ? 'draft' : 'published',
      locale: '*',
      filters: { id: { $in: rows.map(({ id }) => id) } },
      populate: populateOf(strapi, attributes),
      limit: rows.length,
    })) as AnyRow[];
    const byId = new Map(found.map((entry) => [entry.id, entry]));
    const entries = rows.flatMap(({ id }) => {
      const entry = byId.get(id);
      if (!entry) return [];
      const { documentId, locale, updatedAt } = entry;
      // A draft would be published as of now.
      const publishedAt = entry.publishedAt ?? updatedAt;
      return [{ documentId, ...presentFields(strapi, attributes, entry), locale, publishedAt, updatedAt }];
    });
    return await asShown(uid, entries, rows);
  }

  async function withDerived(
    entries: readonly PresentedEntry[],
    rows: readonly Row[],
    derived: readonly (readonly [string, Derive])[],
    locale: Locale,
  ): Promise<PresentedEntry[]> {
    const byDocument = new Map(rows.map((row) => [row.documentId, row]));
    const added = await Promise.all(
      derived.map(async ([name, derive]) => [name, rows.length > 0 ? await derive(rows, locale) : () => null] as const),
    );
    return entries.map((entry) => {
      const row = byDocument.get(String(entry['documentId']));
      return row ? { ...entry, ...Object.fromEntries(added.map(([name, of]) => [name, of(row)])) } : entry;
    });
  }

  async function readRows(uid: UID.ContentType, locale: Locale | undefined, fields: readonly string[], filters = {}) {
    const mark = exampleMarkOf(strapi.contentType(uid).attributes);
    const found = await table(strapi, uid).findMany({
      select: ['id', 'documentId', 'locale', ...(mark === undefined ? [] : [mark]), ...fields],
      where: { ...shownVersion(strapi, uid), ...(locale ? { locale } : {}), ...filters },
    });
    const rows = found.filter((row): row is Row => row.locale !== null);
    return readsDrafts(strapi, uid) ? rows : await withoutExamples(strapi, uid, rows);
  }

  async function readRow(collection: Collection, name: string, locale: Locale, fields: readonly string[]) {
    const { uid, key, languageFallback } = collection;
    const named = [{ documentId: name }, ...(key ? [{ [key]: name }] : [])];
    const found = await readRows(uid, languageFallback ? undefined : locale, fields, { $or: named });
    return chooseLanguage(found, locale)[0];
  }

  /** With `fields`, only those are read, plus the document id and language. */
  async function list(collection: Collection, { locale, fields, page, pageSize }: ListQuery): Promise<EntryList> {
    const { uid, sort, languageFallback, derived = {} } = collection;
    const columns = (fields ?? []).filter((name) => !(name in derived));
    const all = await readRows(uid, languageFallback ? undefined : locale, [...sort, ...columns]);
    const chosen = chooseLanguage(all, locale).sort(inOrder(sort));
    const shown = chosen.slice((page - 1) * pageSize, page * pageSize);
    const entries = fields ? await asShown(uid, shown, shown) : await complete(uid, shown);
    const wanted = Object.entries(derived).filter(([name]) => fields?.includes(name) ?? true);
    return { entries: await withDerived(entries, shown, wanted, locale), total: chosen.length };
  }

  async function one(collection: Collection, name: string, locale: Locale): Promise<PresentedEntry | undefined> {
    const { uid, derived = {} } = collection;
    const row = await readRow(collection, name, locale, []);
    const rows = row ? [row] : [];
    const [entry] = await withDerived(await complete(uid, rows), rows, Object.entries(derived), locale);
    return entry;
  }

  async function page(uid: UID.SingleType, locale: Locale): Promise<PresentedEntry | undefined> {
    const rows = chooseLanguage(await readRows(uid, undefined, []), locale).slice(0, 1);
    const [entry] = await complete(uid, rows);
    return entry;
  }

  return {
    list: (collection: Collection, query: ListQuery) => readSnapshot(strapi, () => list(collection, query)),
    one: (collection: Collection, name: string, locale: Locale) =>
      readSnapshot(strapi, () => one(collection, name, locale)),
    row: readRow,
    page: (uid: UID.SingleType, locale: Locale) => readSnapshot(strapi, () => page(uid, locale)),
  };
}
