import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

/** A test file, and the title of one test or group in it. */
export type NamedTest = { readonly file: string; readonly title?: string };

const testSchema = v.pipe(
  v.string(),
  v.transform((text): NamedTest => {
    const [file = '', title] = text.split(' › ');
    return title === undefined ? { file } : { file, title };
  }),
);

const placeSchema = v.strictObject({
  name: v.string(),
  reliesOn: v.string(),
  because: v.string(),
  files: v.pipe(v.array(v.string()), v.minLength(1)),
  tests: v.pipe(v.array(testSchema), v.minLength(1)),
});

export type Place = v.InferOutput<typeof placeSchema>;

const listSchema = v.strictObject({
  signs: v.array(
    v.pipe(
      v.string(),
      v.transform((text) => new RegExp(text)),
    ),
  ),
  places: v.array(placeSchema),
});

/** All that the site relies on inside Strapi, as the list beside this file says. */
export function readInternals(): v.InferOutput<typeof listSchema> {
  return v.parse(listSchema, parse(readFileSync(join(import.meta.dirname, 'internals.yaml'), 'utf8')));
}

/** Whether this file is named, by itself or by its folder. */
export function names(files: readonly string[], file: string): boolean {
  return files.some((named) => file === named || file.startsWith(`${named}/`));
}
