import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { choiceNames } from '../../contracts/panel-names';
import { siteTypes } from '../../site-types';
import type { FieldText } from '../layouts/layout-table';
import { exampleRow } from '../layouts/layout';
import { layouts } from '../layouts/layouts';
import { serverErrorInSpanish } from './server-errors';

const source = join(import.meta.dirname, '../..');

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(source, folder, path))
    .filter((path) => pattern.test(path));

const schemaSchema = v.looseObject({
  info: v.looseObject({ displayName: v.string() }),
  pluginOptions: v.optional(
    v.looseObject({ 'content-manager': v.optional(v.looseObject({ visible: v.optional(v.boolean()) })) }),
  ),
  attributes: v.record(
    v.string(),
    v.looseObject({
      enum: v.optional(v.array(v.string())),
      configurable: v.optional(v.boolean()),
      pluginOptions: v.optional(
        v.looseObject({ 'content-manager': v.optional(v.looseObject({ visible: v.optional(v.boolean()) })) }),
      ),
    }),
  ),
});

const read = (path: string) => v.parse(schemaSchema, JSON.parse(readFileSync(path, 'utf8')));

const types = filesIn('api', /schema\.json$/)
  .map((path) => {
    const [, api, , name] = relative(source, path).split(sep);
    return { uid: `api::${api}.${name}`, ...read(path) };
  })
  .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false);

const groups = filesIn('components', /\.json$/).map((path) => {
  const [, category, file] = relative(source, path).split(sep);
  return { uid: `${category}.${file?.replace('.json', '')}`, ...read(path) };
});

const formOf = new Map(Object.entries(layouts).map(([uid, { form }]) => [uid, [...form, exampleRow]]));
const partsOf = (text: FieldText) => (typeof text === 'string' ? [text] : text);

test('there are types and groups to look at', () => {
  expect(types.length).toBeGreaterThan(20);
  expect(groups.length).toBeGreaterThan(20);
});

test.each(types.map(({ uid, info }) => [uid, info.displayName] as const))(
  '%s has a name in both languages',
  (uid, displayName) => {
    // Strapi looks the name up under the one in the schema.
    expect(siteTypes[uid]?.names.en).toBe(displayName);
    expect(siteTypes[uid]?.names.es).toMatch(/\S/);
  },
);

describe.each([
  ['type', types],
  ['group', groups],
] as const)('every %s', (_kind, all) => {
  test.each(all.map((one) => [one.uid, one] as const))(
    '%s has all its choices in both languages',
    (_uid, { attributes }) => {
      const choices = Object.values(attributes).flatMap((attribute) => attribute.enum ?? []);
      expect(choices.filter((choice) => choiceNames[choice] === undefined)).toEqual([]);
    },
  );

  test.each(all.map(({ uid }) => [uid] as const))('%s has labels and hints of its form in both languages', (uid) => {
    const rows = formOf.get(uid) ?? [];
    expect(rows).not.toEqual([]);
    for (const [name, { en, es }] of rows.flatMap((row) => Object.entries(row))) {
      expect(partsOf(es).length, `${name} has a hint in one language alone`).toBe(partsOf(en).length);
      for (const text of [...partsOf(en), ...partsOf(es)]) expect(text, name).toMatch(/\S/);
    }
  });
});

test('every refusal of the panel and of requests is told in Spanish too', () => {
  const folders = [
    ...['panel', 'policies', 'middlewares', 'requests/access', 'requests/desk'],
    ...['content/ordering', 'content/preview', 'content/translation-board', 'media'],
    ...['api/content-version', 'api/trash', 'api/scripture'],
  ];
  const files = folders.flatMap((folder) => filesIn(folder, /(?<!\.test)\.ts$/));
  const refusals = files.flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /(?:refuse\([^']*'\w+'|\bnew (?:errors\.)?\w+Error\(|\bsuper\(),?\s*'([A-Z][^']+ [^']+)'/g,
      ),
    ].map(([, message = '']) => message),
  );
  expect(refusals.length).toBeGreaterThan(5);
  expect(refusals.filter((message) => serverErrorInSpanish(message) === message)).toEqual([]);
});

test.each(['MIME type is not allowed', 'The video cannot be read: it ends too early'])(
  '“%s” is told in Spanish to whoever uploads',
  (message) => {
    expect(serverErrorInSpanish(message)).not.toBe(message);
  },
);
