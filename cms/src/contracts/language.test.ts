import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { locales } from './language';

const types = path.resolve(import.meta.dirname, '../api');
const schema = v.object({ attributes: v.object({ language: v.looseObject({ enum: v.array(v.string()) }) }) });

/** Strapi refuses a value that the schema of a type does not list. */
const inALanguage = ['contact-request', 'counseling-request', 'meeting-entry', 'page-view', 'prayer-request'];

test.each(inALanguage)('%s can be in every language of the list', (name) => {
  const file = readdirSync(types)
    .map((noun) => path.join(types, noun, 'content-types', name, 'schema.json'))
    .find(existsSync);
  expect(v.parse(schema, JSON.parse(readFileSync(file ?? '', 'utf8'))).attributes.language.enum).toEqual([...locales]);
});
