import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/run';
import { ROOT } from './lib/root';

/** What is measured, and what it may be at most; without a bound it is only told. */
type Measure = readonly [name: string, count: number, most?: number];

const isTypeScript = (path: string) => /[.]tsx?$/.test(path);
const isTest = (path: string) => /[.](?:test|cases|spec)[.]|^(?:cms\/tests|web\/e2e)\//.test(path);
const isSource = (path: string) =>
  /^(?:web\/(?:src|server)|cms\/(?:src|config)|scripts)\//.test(path) && !/^scripts\/seed\/content\//.test(path);

const listed = await run({ command: 'git', args: ['ls-files'], cwd: ROOT });
const paths = listed.split('\n').filter((path) => isTypeScript(path) && !path.includes('types/generated'));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const linesOf = (text: string) => text.split('\n').length - 1;
const sources = paths.filter((path) => isSource(path) && !isTest(path)).map((path) => ({ path, text: read(path) }));
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const lines = sources.map(({ text }) => linesOf(text));

/** Schemas and parses outside contracts: of JSON columns, and of what comes from outside. */
const parsed = sources.filter(({ path }) => path.startsWith('cms/src/') && !path.startsWith('cms/src/contracts/'));
const occurrences = (pattern: RegExp) => sum(parsed.map(({ text }) => text.match(pattern)?.length ?? 0));
const rowsOf = (document: string) => Math.max(0, read(`docs/${document}`).split('\n| ').length - 3);

const measures: readonly Measure[] = [
  ['lines of source', sum(lines), 81_000],
  ['files of source', sources.length, 1_330],
  ['files of 15 lines or fewer', lines.filter((count) => count <= 15).length, 90],
  ['lines of tests', sum(paths.filter(isTest).map((path) => linesOf(read(path))))],
  ['schemas of the CMS outside contracts', occurrences(/\bv\.(?:object|looseObject|strictObject)\(/g)],
  ['parses of the CMS outside contracts', occurrences(/\bv\.(?:parse|safeParse)\(/g)],
  ['rows of docs/strapi-internals.md', rowsOf('strapi-internals.md'), 25],
  ['rows of docs/ours.md', rowsOf('ours.md'), 15],
];

for (const [name, count, most] of measures) {
  const bound = most === undefined ? '' : ` (at most ${most.toLocaleString('en')})`;
  console.log(
    `${count.toLocaleString('en').padStart(7)} ${name}${bound}${most !== undefined && count > most ? ' ✗' : ''}`,
  );
}
