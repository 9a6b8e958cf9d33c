import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { table } from '../../lib/table';
import { isRecord } from '../../lib/is-record';
import { siteTypes, titleOf } from '../../site-types';
import { type Attribute, type Attributes, componentAttributes, versionedAttributes } from '../reading/schema-fields';

/** The fields of an entry, free of row numbers. Files and linked entries are named, so that they can be found again. */
export const snapshotSchema = v.record(v.string(), v.unknown());
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

export const snapshotFileSchema = v.object({ kind: v.literal('file'), id: v.number(), name: v.string() });
export const snapshotEntrySchema = v.object({
  kind: v.literal('entry'),
  documentId: v.string(),
  title: v.nullable(v.string()),
});

type Populate = { [name: string]: { select?: string[]; populate?: Populate } };

const targetOf = (attribute: Attribute): string => ('target' in attribute ? attribute.target : '');

function populateAll(strapi: Core.Strapi, attributes: Attributes): Populate {
  const populate: Populate = {};
  for (const [name, attribute] of versionedAttributes(attributes)) {
    if (attribute.type === 'media') {
      populate[name] = { select: ['id', 'name'] };
    } else if (attribute.type === 'component') {
      populate[name] = { populate: populateAll(strapi, componentAttributes(strapi, attribute.component)) };
    } else if (attribute.type === 'relation') {
      populate[name] = { select: ['id', 'documentId', ...(siteTypes[targetOf(attribute)]?.namedBy ?? [])] };
    }
  }
  return populate;
}

function each(value: unknown, keep: (part: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.filter(isRecord).map(keep);
  return isRecord(value) ? keep(value) : null;
}

function keepValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  switch (attribute.type) {
    case 'media':
      return each(value, ({ id, name }) => ({ kind: 'file', id, name }));
    case 'relation':
      return each(value, (entry) => {
        const title = titleOf(targetOf(attribute), entry);
        return { kind: 'entry', documentId: entry['documentId'], title };
      });
    case 'component': {
      const attributes = componentAttributes(strapi, attribute.component);
      return each(value, (part) => snapshotOf(strapi, attributes, part));
    }
    default:
      return value ?? null;
  }
}

function snapshotOf(strapi: Core.Strapi, attributes: Attributes, entry: Record<string, unknown>): Snapshot {
  return Object.fromEntries(
    versionedAttributes(attributes).map(([name, attribute]) => [name, keepValue(strapi, attribute, entry[name])]),
  );
}

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
  const rows = await table(strapi, uid).findMany({ where, populate: populateAll(strapi, attributes) });
  return rows.map((row) => ({
    documentId: row.documentId,
    language: row.locale ?? null,
    publishedAt: row.publishedAt,
    title: titleOf(uid, row),
    // As the database returns it later: dates as text, and nothing undefined.
    snapshot: v.parse(snapshotSchema, JSON.parse(JSON.stringify(snapshotOf(strapi, attributes, row)))),
  }));
}

export const isDraft = { publishedAt: { $null: true } };
export const isPublished = { publishedAt: { $notNull: true } };
