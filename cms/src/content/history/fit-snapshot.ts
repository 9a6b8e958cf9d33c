import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { Skipped } from '../../api/content-version/contract';
import { isRecord } from '../../lib/is-record';
import { type Attribute, componentAttributes } from '../reading/schema-fields';
import { type Attributes, keptAttributes } from './kept-types';
import { keptEntrySchema, keptFileSchema, type Snapshot } from './snapshot';

type Path = Skipped['path'];
type Fitted = { data: Record<string, unknown>; skipped: Skipped[] };

const texts = ['string', 'text', 'richtext', 'email', 'uid', 'date', 'time', 'datetime', 'timestamp', 'biginteger'];
const numbers = ['integer', 'float', 'decimal'];

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether today's field can hold the value of a version. */
function fits(attribute: Attribute, value: unknown): boolean {
  if (value === null) return true;
  if (texts.includes(attribute.type)) return typeof value === 'string';
  // A decimal comes from PostgreSQL as text.
  if (numbers.includes(attribute.type)) return typeof value === 'number' || !Number.isNaN(Number(value));
  if (attribute.type === 'boolean') return typeof value === 'boolean';
  if (attribute.type === 'enumeration') return attribute.enum.some((choice) => choice === value);
  return true;
}

/** Turns snapshots into data for a draft of today, and tells what has no place or no counterpart any more. */
export function createFitting(strapi: Core.Strapi) {
  async function fitFiles(
    path: Path,
    attribute: Attribute,
    value: unknown,
  ): Promise<{ ids: unknown; skipped: Skipped[] }> {
    const files = v.parse(v.array(keptFileSchema), isEmpty(value) ? [] : [value].flat());
    const found = await Promise.all(
      files.map(({ id }) => strapi.db.query('plugin::upload.file').count({ where: { id } })),
    );
    const ids = files.filter((_, index) => found[index]).map(({ id }) => id);
    const skipped = files
      .filter((_, index) => !found[index])
      .map(({ name }): Skipped => ({ path, reason: 'file', name }));
    return { ids: 'multiple' in attribute && attribute.multiple ? ids : (ids[0] ?? null), skipped };
  }

  async function fitEntries(
    path: Path,
    target: UID.ContentType,
    value: unknown,
  ): Promise<{ set: unknown; skipped: Skipped[] }> {
    const entries = v.parse(v.array(keptEntrySchema), isEmpty(value) ? [] : [value].flat());
    const found = await Promise.all(
      entries.map(({ documentId }) => strapi.db.query(target).count({ where: { documentId } })),
    );
    const set = entries.filter((_, index) => found[index]).map(({ documentId }) => ({ documentId }));
    const skipped = entries
      .filter((_, index) => !found[index])
      .map(({ title }): Skipped => ({ path, reason: 'entry', name: title }));
    return { set, skipped };
  }

  async function fitField(
    path: Path,
    attribute: Attribute,
    value: unknown,
  ): Promise<{ value: unknown; skipped: Skipped[] }> {
    if (attribute.type === 'media') {
      const { ids, skipped } = await fitFiles(path, attribute, value);
      return { value: ids, skipped };
    }
    if (attribute.type === 'relation' && 'target' in attribute) {
      const { set, skipped } = await fitEntries(path, attribute.target, value);
      return { value: { set }, skipped };
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

  /** Whether the field is still one of that kind: a single value, or a list. */
  function hasPlace(attribute: Attribute, value: unknown): boolean {
    if (attribute.type === 'media') return [value].flat().every((file) => v.is(keptFileSchema, file));
    if (attribute.type === 'relation') return [value].flat().every((entry) => v.is(keptEntrySchema, entry));
    if (attribute.type === 'component') {
      return attribute.repeatable === true ? Array.isArray(value) && value.every(isRecord) : isRecord(value);
    }
    return fits(attribute, value);
  }

  async function fit(attributes: Attributes, snapshot: Snapshot, within: Path = []): Promise<Fitted> {
    const kept = new Map(keptAttributes(attributes));
    const data: Record<string, unknown> = {};
    const skipped: Skipped[] = [];
    for (const [name, value] of Object.entries(snapshot)) {
      const path = [...within, name];
      const attribute = kept.get(name);
      if (attribute === undefined || (!isEmpty(value) && !hasPlace(attribute, value))) {
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
