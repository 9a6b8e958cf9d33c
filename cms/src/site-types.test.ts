import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteTypes } from './site-types';

const schemaSchema = v.looseObject({
  kind: v.picklist(['singleType', 'collectionType']),
  options: v.object({ draftAndPublish: v.boolean() }),
  pluginOptions: v.optional(
    v.looseObject({
      'content-manager': v.optional(v.looseObject({ visible: v.optional(v.boolean()) })),
      i18n: v.optional(v.object({ localized: v.boolean() })),
    }),
  ),
  attributes: v.record(v.string(), v.unknown()),
});

const api = join(import.meta.dirname, 'api');
const schemas = new Map<string, v.InferOutput<typeof schemaSchema>>(
  readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('schema.json'))
    .map((path) => {
      const [noun, , name] = path.split('/');
      return [
        `api::${noun}.${name}`,
        v.parse(schemaSchema, JSON.parse(readFileSync(join(api, path), 'utf8'))),
      ] as const;
    }),
);

test('lists the types that the panel shows', () => {
  const visible = [...schemas].filter(([, { pluginOptions }]) => pluginOptions?.['content-manager']?.visible ?? true);
  expect(Object.keys(siteTypes).toSorted()).toEqual(visible.map(([uid]) => uid).toSorted());
});

describe.each(Object.entries(siteTypes))('%s', (uid, type) => {
  const schema = schemas.get(uid);
  const isLocalized = schema?.pluginOptions?.i18n?.localized ?? false;

  test('is of the kind that its schema says', () => {
    const written = schema?.kind === 'singleType' ? 'page' : 'entry';
    expect(type.kind).toBe(schema?.options.draftAndPublish ? written : 'record');
  });

  test('is translated only if its schema has languages', () => {
    if (type.kind !== 'record' && !isLocalized) expect(type.isTranslated).toBe(false);
  });

  test('names fields of its schema', () => {
    const { namedBy, orderedBy, address } = type;
    const fields = [...namedBy, orderedBy?.field, address?.field, address?.from].filter((field) => field !== undefined);
    expect(fields.filter((field) => !(field in (schema?.attributes ?? {})))).toEqual([]);
  });

  test('says what disappears with it', () => {
    if (type.kind !== 'record') expect(type.appears ?? type.path).toBeDefined();
    if (typeof type.path === 'object') expect(type.appears).toBeDefined();
  });
});
