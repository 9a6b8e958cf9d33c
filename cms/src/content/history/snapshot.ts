import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { isRecord } from '../../lib/is-record';
import { type Attribute, componentAttributes } from '../reading/schema-fields';
import { type Attributes, keptAttributes, namingFields, titleOf } from './kept-types';

/** The fields of an entry, free of row numbers. Files and linked entries are named, so that they can be found again. */
export const snapshotSchema = v.record(v.string(), v.unknown());
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

export const keptFileSchema = v.object({ kind: v.literal('file'), id: v.number(), name: v.string() });
export const keptEntrySchema = v.object({
  kind: v.literal('entry'),
  documentId: v.string(),
  title: v.nullable(v.string()),
});

const fileSchema = v.looseObject({ id: v.number(), name: v.string() });
const relatedSchema = v.looseObject({ documentId: v.string() });

type Populate = { [name: string]: { select?: string[]; populate?: Populate } };

function targetAttributes(strapi: Core.Strapi, attribute: Attribute): Attributes {
  const target = 'target' in attribute ? strapi.contentTypes[attribute.target] : undefined;
  return target?.attributes ?? {};
}

/** A populate object that brings everything a snapshot holds. */
function populateAll(strapi: Core.Strapi, attributes: Attributes): Populate {
  const populate: Populate = {};
  for (const [name, attribute] of keptAttributes(attributes)) {
    if (attribute.type === 'media') {
      populate[name] = { select: ['id', 'name'] };
    } else if (attribute.type === 'component') {
      populate[name] = { populate: populateAll(strapi, componentAttributes(strapi, attribute.component)) };
    } else if (attribute.type === 'relation') {
      populate[name] = { select: ['id', 'documentId', ...namingFields(targetAttributes(strapi, attribute))] };
    }
  }
  return populate;
}

function each(value: unknown, keep: (item: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(keep);
  return value === null || value === undefined ? null : keep(value);
}

function keepValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  switch (attribute.type) {
    case 'media':
      return each(value, (file) => {
        const { id, name } = v.parse(fileSchema, file);
        return { kind: 'file', id, name };
      });
    case 'relation':
      return each(value, (entry) => {
        const related = v.parse(relatedSchema, entry);
        const title = titleOf(targetAttributes(strapi, attribute), related);
        return { kind: 'entry', documentId: related.documentId, title };
      });
    case 'component': {
      const attributes = componentAttributes(strapi, attribute.component);
      return each(value, (part) => (isRecord(part) ? snapshotOf(strapi, attributes, part) : null));
    }
    default:
      return value ?? null;
  }
}

function snapshotOf(strapi: Core.Strapi, attributes: Attributes, entry: Record<string, unknown>): Snapshot {
  return Object.fromEntries(
    keptAttributes(attributes).map(([name, attribute]) => [name, keepValue(strapi, attribute, entry[name])]),
  );
}

const rowSchema = v.looseObject({
  documentId: v.string(),
  locale: v.nullish(v.string()),
  publishedAt: v.nullish(v.union([v.string(), v.date()])),
});

export type ReadEntry = {
  documentId: string;
  /** Null for types without translations. */
  language: string | null;
  publishedAt: string | null;
  title: string | null;
  snapshot: Snapshot;
};

export async function readEntries(strapi: Core.Strapi, uid: UID.ContentType, where: object): Promise<ReadEntry[]> {
  const { attributes } = strapi.contentType(uid);
  const found: unknown = await strapi.db.query(uid).findMany({ where, populate: populateAll(strapi, attributes) });
  return v.parse(v.array(rowSchema), found).map((row) => ({
    documentId: row.documentId,
    language: row.locale ?? null,
    publishedAt: row.publishedAt ? new Date(row.publishedAt).toISOString() : null,
    title: titleOf(attributes, row),
    // As the database returns it later: dates as text, and nothing undefined.
    snapshot: v.parse(snapshotSchema, JSON.parse(JSON.stringify(snapshotOf(strapi, attributes, row)))),
  }));
}

export const isDraft = { publishedAt: { $null: true } };
export const isPublished = { publishedAt: { $notNull: true } };
