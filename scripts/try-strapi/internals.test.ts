import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root';
import { isOfKind } from './checks';
import { names, readInternals } from './internals';

const { signs, places } = readInternals();
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Code of ours that is no test. */
function sources(): string[] {
  const folders = ['cms/src', 'cms/config', 'cms/database', 'web/src', 'web/server', 'scripts'];
  return folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /(?<![.]test|[.]d)[.](?:m?js|tsx?)$/.test(path));
}

describe('the list of what the site relies on inside Strapi', () => {
  it.each(places)('names files and tests that exist: $name', ({ files, tests }) => {
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(
      tests.filter(({ file, title = '' }) => !existsSync(join(ROOT, file)) || !text(file).includes(title)),
    ).toEqual([]);
  });

  it('names only tests that the command can run', () => {
    const kinds = ['unit', 'api', 'journey'] as const;
    const tests = places.flatMap((place) => place.tests);
    expect(tests.filter((test) => !kinds.some((kind) => isOfKind(kind, test)))).toEqual([]);
    // Journeys are chosen by their titles.
    expect(tests.filter((test) => isOfKind('journey', test) && test.title === undefined)).toEqual([]);
  });

  it('has each place once', () => {
    const all = places.map(({ name }) => name);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has every file that reaches into Strapi', () => {
    const listed = places.flatMap(({ files }) => files);
    const unlisted = sources().filter((file) => !names(listed, file) && signs.some((sign) => sign.test(text(file))));
    expect(unlisted).toEqual([]);
  });

  it('has no sign that nothing shows any more', () => {
    const all = sources().map(text).join('\n');
    expect(signs.filter((sign) => !sign.test(all))).toEqual([]);
  });
});
