import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { placeOf } from './site-places';

const schemaSchema = v.object({ options: v.object({ draftAndPublish: v.boolean() }) });
const api = join(import.meta.dirname, '../../api');

const published = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('schema.json'))
  .filter((path) => v.parse(schemaSchema, JSON.parse(readFileSync(join(api, path), 'utf8'))).options.draftAndPublish)
  .map((path) => path.split('/').at(-2) ?? '');

test('every type that is published says what disappears with it', () => {
  expect(published.length).toBeGreaterThan(15);
  const silent = published.filter((noun) => placeOf(`api::${noun}.${noun}`).key === 'unpublish.place.other');
  expect(silent).toEqual([]);
});
