import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { Skipped } from '../../contracts/content-version';
import { isRecord } from '../../lib/is-record';
import { type Attribute, type Attributes, componentAttributes, versionedAttributes } from '../reading/schema-fields';
import { snapshotEntrySchema, snapshotFileSchema, type Snapshot } from './snapshot';

type Path = Skipped['path'];
type Fitted = { data: Record<string, unknown>; skipped: Skipped[] };

const texts = ['string', 'text', 'richtext', 'email', 'uid', 'date', 'time', 'datetime', 'timestamp', 'biginteger'];
const numbers = ['integer', 'float', 'decimal'];

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function fits(attribute: Attribute, value: unknown): boolean {
  if (value === null) return true;
  if (texts.includes(attribute.type)) return typeof value === 'string';
  // A decimal comes from PostgreSQL as text.
  if (numbers.includes(attribute.type)) return typeof value === 'number' || !Number.isNaN(Number(value));
  if (attribute.type === 'boolean') return typeof value === 'boolean';
  if (attribute.type === 'enumeration') return attribute.enum.some((choice) => choice === value);
  return true;
}

/** Turns snapshots into data for a draft of today, and tells what fits no field or has no counterpart any more. */
export function createFitting(strapi: Core.Strapi) {
  async function sorted<Item>(items: readonly Item[], count: (one: Item) => Promise<number>) {
    const counts = await Promise.all(items.map(count));
    return { present: items.filter((_, index) => counts[index]), gone: items.filter((_, index) => !counts[index]) };
  }

  async function fitField(
    path: Path,
    attribute: Attribute,
    value: unknown,
  ): Promise<{ value: unknown; skipped: Skipped[] }> {
    const list = isEmpty(value) ? [] : [value].flat();
    if (attribute.type === 'media') {
      const files = strapi.db.query('plugin::upload.file');
      const { present, gone } = await sorted(v.parse(v.array(snapshotFileSchema), list), ({ id }) =>
        files.count({ where: { id } }),
      );
      const ids = present.map(({ id }) => id);
      return {
        value: 'multiple' in attribute && attribute.multiple ? ids : (ids[0] ?? null),
        skipped: gone.map(({ name }) => ({ path, reason: 'file', name })),
      };
    }
    if (attribute.type === 'relation' && 'target' in attribute) {
      const entries = strapi.db.query(attribute.target);
      const { present, gone } = await sorted(v.parse(v.array(snapshotEntrySchema), list), ({ documentId }) =>
        entries.count({ where: { documentId } }),
      );
      return {
        value: { set: present.map(({ documentId }) => ({ documentId })) },
        skipped: gone.map(({ title }) => ({ path, reason: 'entry', name: title })),
      };
    }
    if (attribute.type === 'component') {
      const attributes = componentAttributes(strapi, attribute.component);
      if (!Array.isArray(value)) {
        if (!isRecord(value)) return { value: null, skipped: [] };
        const { data, skipped } = await fit(attributes, value, path);
        return { value: data, skipped };
      }
      const parts = await Promise.all(
        value.filter(isRecord).map((part, index) => fit(attributes, part, [...path, index])),
      );
      return { value: parts.map(({ data }) => data), skipped: parts.flatMap(({ skipped }) => skipped) };
    }
    return { value, skipped: [] };
  }

  function fitsField(attribute: Attribute, value: unknown): boolean {
    if (attribute.type === 'media') return [value].flat().every((file) => v.is(snapshotFileSchema, file));
    if (attribute.type === 'relation') return [value].flat().every((entry) => v.is(snapshotEntrySchema, entry));
    if (attribute.type === 'component') {
      return attribute.repeatable === true ? Array.isArray(value) && value.every(isRecord) : isRecord(value);
    }
    return fits(attribute, value);
  }

  async function fit(attributes: Attributes, snapshot: Snapshot, within: Path = []): Promise<Fitted> {
    const versioned = new Map(versionedAttributes(attributes));
    const data: Record<string, unknown> = {};
    const skipped: Skipped[] = [];
    for (const [name, value] of Object.entries(snapshot)) {
      const path = [...within, name];
      const attribute = versioned.get(name);
      if (attribute === undefined || (!isEmpty(value) && !fitsField(attribute, value))) {
        if (!isEmpty(value)) skipped.push({ path, reason: attribute === undefined ? 'field' : 'value', name: null });
        continue;
      }
      const fitted = await fitField(path, attribute, value);
      data[name] = fitted.value;
      skipped.push(...fitted.skipped);
    }
    return { data, skipped };
  }

  return (uid: UID.ContentType, snapshot: Snapshot): Promise<Fitted> =>
    fit(strapi.contentType(uid).attributes, snapshot);
}
