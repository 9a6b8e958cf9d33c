import { readdirSync, readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { knownSentences } from './server-errors';

const require = createRequire(import.meta.url);

/** Those of Strapi's packages whose refusals reach the panel. */
const packages = ['admin', 'content-manager', 'core', 'i18n', 'upload', 'utils'];

function sources(folder: string, kind: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}

/** The panel's own part of a package refuses nothing. */
function serverOf(name: string): string {
  const dist = join(dirname(require.resolve(`@strapi/${name}/package.json`)), 'dist');
  return sources(dist, /^(?!admin[/]).*[.]js$/);
}

test('every refusal that is said in Spanish is one that the CMS still says', () => {
  const ours = sources(resolve(import.meta.dirname, '../..'), /(?<!server-errors|[.]test)[.]ts$/);
  const everybodys = [ours, ...packages.map(serverOf), ...Object.values(STATUS_CODES)].join('\n');
  expect(knownSentences.filter((sentence) => !everybodys.includes(sentence))).toEqual([]);
});
