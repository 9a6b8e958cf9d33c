import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatChanged } from '../lib/build';
import { ensureChromium } from '../lib/chromium';
import { hashContent } from '../lib/content-hash';
import { startPostgres } from '../lib/postgres';
import { ROOT } from '../lib/root';
import { attempt } from '../lib/run';
import { playwrightCounts, vitestCounts, type Counts } from './report';
import { unlessUnchanged } from './unless-unchanged';

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
  readonly counts?: Counts;
}

export interface Step {
  readonly name: string;
  /** The steps that it is pointless without, and has to wait for. */
  readonly needs?: readonly string[];
  /** It keeps all cores busy by itself. */
  readonly alone?: boolean;
  readonly run: () => Promise<Outcome>;
}

type Variables = Readonly<Record<string, string>>;

async function node(folder: string, args: readonly string[], env: Variables = {}): Promise<Outcome> {
  const cwd = join(ROOT, folder);
  const { code, output } = await attempt({ command: process.execPath, args, cwd, env: { FORCE_COLOR: '0', ...env } });
  return { ok: code === 0, output };
}

async function inTurn(...runs: (() => Promise<Outcome>)[]): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const run of runs) outcomes.push(await run());
  const failures = outcomes.filter(({ ok }) => !ok);
  return { ok: failures.length === 0, output: failures.map(({ output }) => output).join('\n') };
}

async function withReport(run: (file: string) => Promise<Outcome>, read: (file: string) => Counts): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-report-'));
  const file = join(folder, 'report.json');
  try {
    const { ok, output } = await run(file);
    const counts = read(file);
    // A runner that something else ends may report a failure and still end well.
    return { ok: ok && counts.failed === 0, output, counts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function vitest(folder: string, projects: readonly string[], env: Variables = {}): Promise<Outcome> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return withReport((file) => {
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return node(folder, ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...report], env);
  }, vitestCounts);
}

function playwright(): Promise<Outcome> {
  return withReport((file) => {
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
    return node('web', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  }, playwrightCounts);
}

/** What the checkers know of files that did not change since the last run; a fresh clone has none of it. */
const kept = (tool: string) => `node_modules/.cache/checks/${tool}`;

function compile(project: string): () => Promise<Outcome> {
  const notes = kept(`${project.replaceAll('/', '-')}.tsbuildinfo`);
  return () =>
    node('.', [
      'node_modules/typescript/bin/tsc',
      '-p',
      project,
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      notes,
    ]);
}

/** What Strapi generates the types of the content model from, and what it made of it. */
const contentModel = ['src', 'config', 'types', 'scripts', 'package-lock.json', 'tsconfig.json'].map(
  (path) => `cms/${path}`,
);

async function apiOnPostgres(): Promise<Outcome> {
  const postgres = await startPostgres();
  try {
    return await vitest('cms', ['cms api'], { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function quietly(work: () => Promise<void>): Promise<Outcome> {
  await work();
  return { ok: true, output: '' };
}

const imports = ['web/src', 'web/server', 'web/e2e', 'cms/src', 'cms/config', 'cms/tests', 'scripts'];

/** Whatever the compilers read. */
const typed = [
  ...imports,
  'web/playwright.config.ts',
  'web/vite.config.ts',
  'web/package-lock.json',
  'web/tsconfig.json',
  ...contentModel,
  'cms/vitest.config.mts',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
];

export const steps: readonly Step[] = [
  { name: 'build', run: () => quietly(() => buildWhatChanged(ROOT)) },
  { name: 'browser', run: () => quietly(() => ensureChromium(ROOT)) },
  {
    name: 'types',
    run: () =>
      unlessUnchanged({ file: join(ROOT, kept('types')), inputs: hashContent(ROOT, typed) }, () =>
        inTurn(...['.', 'web', 'cms', 'cms/src/admin', 'cms/tests'].map(compile)),
      ),
  },
  {
    name: 'lint',
    // A rule that reads the types of another file may miss that those changed, until the next run without a cache.
    run: () => {
      const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', kept('lint')];
      return node('.', ['node_modules/eslint/bin/eslint.js', '.', ...cache]);
    },
  },
  {
    name: 'format',
    run: () => {
      const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', kept('format')];
      return node('.', ['node_modules/prettier/bin/prettier.cjs', '--check', '.', ...cache]);
    },
  },
  {
    name: 'imports',
    run: () =>
      node('.', [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        ...imports.filter((folder) => existsSync(join(ROOT, folder))),
      ]),
  },
  { name: 'unused', run: () => node('.', ['node_modules/knip/bin/knip.js']) },
  { name: 'unit-web', run: () => vitest('web', []) },
  { name: 'unit-cms', run: () => vitest('cms', ['cms unit']) },
  { name: 'unit-scripts', run: () => vitest('.', ['unit']) },
  {
    name: 'content-types',
    needs: ['build'],
    run: () =>
      unlessUnchanged({ file: join(ROOT, kept('content-types')), inputs: hashContent(ROOT, contentModel) }, () =>
        node('cms', ['scripts/check-types.mjs']),
      ),
  },
  // The longest first, so that nothing is left to run alone at the end.
  { name: 'api-postgres', needs: ['build'], run: apiOnPostgres },
  { name: 'api-sqlite', needs: ['build'], run: () => vitest('cms', ['cms api']) },
  { name: 'built', needs: ['build'], run: () => vitest('.', ['built']) },
  { name: 'e2e', needs: ['build', 'browser'], alone: true, run: playwright },
];

/** All of them, or the one named; the journeys alone still need what they run on. */
export function selectSteps(all: readonly Step[], only: string | undefined): readonly Step[] {
  return only === undefined ? all : all.filter(({ name }) => name === only);
}
