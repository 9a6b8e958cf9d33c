import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseVariable } from '../lib/journey-site';
import { attempt, type Outcome } from '../lib/run';
import type { NamedTest } from './internals';
import type { TypeProblem } from './judge';
import { readPlaywright, readVitest, type Result } from './reports';

/** What was asked, and what the runner said if it told of no test at all. */
export type Run = { readonly results: readonly Result[]; readonly trouble?: string };

type Variables = Readonly<Record<string, string | undefined>>;

function node(folder: string, args: readonly string[], env: Variables = {}): Promise<Outcome> {
  // Always on SQLite and without what runs at night, whatever the caller tests with.
  const fixed = { FORCE_COLOR: '0', TEST_DATABASE: undefined, TEST_ALL: undefined, DATABASE_URL: undefined };
  return attempt({ command: process.execPath, args, cwd: folder, env: { ...fixed, ...env } });
}

/** What the compiler says of the CMS, its panel and its tests. */
export async function checkTypes(folder: string): Promise<TypeProblem[]> {
  const found = new Map<string, TypeProblem>();
  for (const project of ['.', 'src/admin', 'tests']) {
    const compiler = ['node_modules/typescript/bin/tsc', '-p', project, '--noEmit', '--pretty', 'false'];
    const { output } = await node(join(folder, 'cms'), compiler);
    for (const [, path = '', line = ''] of output.matchAll(/^(\S+?)\(\d+,\d+\): (error TS.*)$/gm)) {
      const file = join('cms', path);
      found.set(`${file} ${line}`, { file, line });
    }
  }
  return [...found.values()];
}

/** Builds the copy with its own command; resolves with what that said if it fails. */
export async function build(folder: string): Promise<string | undefined> {
  const { code, output } = await node(folder, ['scripts/bootstrap.mjs', 'build']);
  return code === 0 ? undefined : output;
}

const kinds = {
  unit: /^cms\/src\/.*[.]test[.]ts$/,
  api: /^cms\/tests\/.*[.]test[.]ts$/,
  journey: /^web\/e2e\/.*[.]spec[.]ts$/,
} as const;

export type Kind = keyof typeof kinds;

export function isOfKind(kind: Kind, { file }: NamedTest): boolean {
  return kinds[kind].test(file);
}

const filesOf = (tests: readonly NamedTest[]) => [...new Set(tests.map(({ file }) => file))];

function readReport(file: string, outcome: Outcome, read: (json: unknown) => Result[]): Run {
  const results = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [];
  return results.length > 0 ? { results } : { results, trouble: outcome.output };
}

/** Whole files, because tests of one file may follow each other. */
export async function runVitest(folder: string, kind: 'unit' | 'api', tests: readonly NamedTest[]): Promise<Run> {
  const report = join(folder, `${kind}.json`);
  const files = filesOf(tests).map((file) => file.replace(/^cms\//, ''));
  const reporter = ['--reporter=json', `--outputFile=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', `cms ${kind}`, ...reporter, ...files];
  const outcome = await node(join(folder, 'cms'), args);
  return readReport(report, outcome, (json) => readVitest(json, folder));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The journeys that are named, on a desktop where they also walk on a phone. */
export async function runJourneys(folder: string, tests: readonly NamedTest[]): Promise<Run> {
  const report = join(folder, 'journeys.json');
  const chosen = ['--no-deps', '--project=desktop', '--project=lists'];
  const titles = tests.map(({ title = '' }) => escaped(title)).join('|');
  const files = filesOf(tests).map((file) => file.replace(/^web\//, ''));
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...chosen, '--grep', titles, ...files];
  // Some of them are nightly.
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, [databaseVariable]: 'sqlite', TEST_ALL: '1' };
  const outcome = await node(join(folder, 'web'), args, env);
  return readReport(report, outcome, readPlaywright);
}
