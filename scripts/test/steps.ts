import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatChanged } from '../lib/build';
import { validateCaddyfile } from '../lib/caddy';
import { ensureChromium } from '../lib/chromium';
import { hashContent } from '../lib/content-hash';
import { installMissing } from '../lib/install.mjs';
import { databaseVariable, siteVariable, startJourneySite, type JourneySite, type Stack } from '../lib/stack';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';
import { isCurrent, type Stamp } from '../lib/stamp';
import { inSequence, node, playwright, quietly, unlessUnchanged, vitest, type Outcome } from './runners';

export interface Step {
  readonly name: string;
  /** The steps that have to pass first. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Outcome>;
}

/** Caches of the tools and the hashes of what passed. A fresh clone has none. */
const cachePath = (tool: string) => `node_modules/.cache/checks/${tool}`;

function compile(project: string): () => Promise<Outcome> {
  const buildInfo = cachePath(`${project.replaceAll('/', '-')}.tsbuildinfo`);
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo];
  return () => node('.', ['node_modules/typescript/bin/tsc', '-p', project, ...options]);
}

/** With `--all`, which runs every night, no step is skipped and no file left out. The tools keep their own caches. */
const all = process.env['TEST_ALL'] !== undefined;

/** A step that passed is skipped until an input changes: whole folders, so that no list follows the imports. */
function cached(name: string, inputs: readonly string[], run: () => Promise<Outcome>): () => Promise<Outcome> {
  return all ? run : () => unlessUnchanged(stampOf(name, inputs), run);
}

function stampOf(name: string, inputs: readonly string[]): Stamp {
  return { file: join(ROOT, cachePath(name)), inputs: `${process.version} ${hashContent(ROOT, inputs)}` };
}

const locks = ['package-lock.json', 'web/package-lock.json', 'cms/package-lock.json'];
const site = ['web/src', 'web/server', 'web/public', 'web/vite.config.ts', 'web/tsconfig.json'];
const cms = ['src', 'config', 'database', 'scripture', 'types', 'scripts', 'tsconfig.json'].map(
  (path) => `cms/${path}`,
);
const apiTests = ['cms/tests', 'cms/vitest.config.mts', 'scripts/lib'];
const deployment = ['deploy', 'docker-compose.yml', '.dockerignore', 'web/Dockerfile', 'cms/Dockerfile'];

const journeyInputs = [...site, ...cms, 'cms/favicon.png', 'scripts', 'web/e2e', 'web/playwright.config.ts', ...locks];

/** Starting the site of the journeys, and walking through it. */
function journeys(): Step[] {
  let started: Stack | undefined;
  return [
    {
      // A step of its own, because loading the content uses only one core while others still test.
      name: 'site',
      needs: ['build', 'browser'],
      run: () =>
        quietly(async () => {
          if (all || !isCurrent(stampOf('e2e', journeyInputs))) started = await startJourneySite();
        }),
    },
    {
      name: 'e2e',
      needs: ['site'],
      run: cached('e2e', journeyInputs, async () => {
        if (started === undefined) return playwright({});
        const { url, cmsUrl, dataDir, databaseUrl, admin, stop } = started;
        const site: JourneySite = { url, cmsUrl, dataDir, databaseUrl, admin };
        try {
          return await playwright({ [siteVariable]: JSON.stringify(site) });
        } finally {
          await stop();
        }
      }),
    },
  ];
}

/** By day the API tests with these tags. */
const byDay = (tags: string) => (all ? [] : [`--tags-filter=${tags}`]);

/** The panel's longest journey on the other database; the API tests hold what else could differ there. */
const onSqlite: Step = {
  name: 'e2e-sqlite',
  needs: ['e2e'],
  run: () => playwright({ [databaseVariable]: 'sqlite' }, ['--no-deps', '--project=lists', 'panel-article']),
};

/** One story on old and other engines, which are fetched into a cache. */
const engines: Step = {
  name: 'engines',
  needs: ['e2e'],
  run: () => playwright({}, ['--config=e2e/engines/playwright.config.ts']),
};

/** The compiler that Strapi and the editors use, where `types` runs its port to Go. */
const compiled: Step = {
  name: 'compile',
  run: () => inSequence(...['.', 'web', 'cms', 'cms/src/admin', 'cms/tests'].map(compile)),
};

/** Strapi takes 20 s to generate them. */
const generatedTypes: Step = {
  name: 'content-types',
  needs: ['build'],
  run: () => node('cms', ['scripts/check-types.mjs']),
};

const imports = ['web/src', 'web/server', 'web/e2e', 'cms/src', 'cms/config', 'cms/tests', 'scripts'];

/** What the compilers read. */
const typed = [
  ...imports,
  'web/playwright.config.ts',
  'web/vite.config.ts',
  'web/package-lock.json',
  'web/tsconfig.json',
  'cms/types',
  'cms/package-lock.json',
  'cms/tsconfig.json',
  'cms/vitest.config.mts',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** Name packages and files, as the code does. */
const settings = [
  ...['', 'web/', 'cms/'].map((path) => `${path}package.json`),
  ...['.ci', '.github', 'cms/scripts', 'eslint.config.js', '.oxlintrc.json', '.dependency-cruiser.cjs', 'knip.json'],
];

/** While the packages of the CMS are installed, what needs none of them; then what takes longest. */
const steps: readonly Step[] = [
  { name: 'packages', run: () => quietly(() => installMissing(ROOT)) },
  { name: 'browser', run: () => quietly(() => ensureChromium(ROOT)) },
  {
    name: 'lint',
    run: () => {
      const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', cachePath('lint')];
      return node('.', ['node_modules/eslint/bin/eslint.js', '.', ...cache]);
    },
  },
  {
    name: 'unit-web',
    run: cached('unit-web', [...site, 'cms/src', 'cms/scripture', 'deploy/Caddyfile', ...locks], () =>
      vitest('web', []),
    ),
  },
  {
    name: 'format',
    run: () => {
      const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', cachePath('format')];
      return node('.', ['node_modules/prettier/bin/prettier.cjs', '--check', '.', ...cache]);
    },
  },
  { name: 'build', needs: ['packages'], run: () => quietly(() => buildWhatChanged(ROOT)) },
  ...journeys(),
  // Two CMSes, because each of them keeps one core busy.
  ...[1, 2].map((shard) => ({
    name: `api-sqlite-${shard}`,
    needs: ['build'],
    run: cached(`api-sqlite-${shard}`, [...cms, ...apiTests, ...locks], () =>
      vitest('cms', ['cms api'], { args: [`--shard=${shard}/2`, ...byDay('!night')] }),
    ),
  })),
  {
    // By day what can differ there: the tags in cms/vitest.config.mts.
    name: 'api-postgres',
    needs: ['build'],
    run: cached('api-postgres', [...cms, ...apiTests, ...locks], () =>
      vitest('cms', ['cms api'], { args: byDay('database && !night'), env: { TEST_DATABASE: 'postgres' } }),
    ),
  },
  {
    name: 'built',
    needs: ['build'],
    run: cached('built', [...site, ...cms, 'scripts', ...deployment, ...locks, 'vitest.config.ts'], () =>
      vitest('.', ['built']),
    ),
  },
  {
    // Checks the types, and the rules that need them: ESLint and the compiler would take six times as long.
    name: 'types',
    needs: ['packages'],
    run: cached('types', [...typed, '.oxlintrc.json'], () =>
      node('.', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check']),
    ),
  },
  {
    name: 'imports',
    needs: ['packages'],
    run: cached('imports', [...typed, '.dependency-cruiser.cjs', 'tsconfig.imports.json'], () =>
      node('.', [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        ...imports.filter((folder) => existsSync(join(ROOT, folder))),
      ]),
    ),
  },
  {
    // After the browser, because both may ask apt-get.
    name: 'caddyfile',
    needs: ['browser'],
    run: cached('caddyfile', ['deploy/Caddyfile', 'scripts/lib/caddy.ts'], async () => {
      const { code, output } = await validateCaddyfile(ROOT);
      return { ok: code === 0, output };
    }),
  },
  {
    name: 'unused',
    needs: ['packages'],
    run: cached('unused', [...typed, ...settings], () => node('.', ['node_modules/knip/bin/knip.js'])),
  },
  {
    name: 'unit-cms',
    needs: ['packages'],
    run: cached('unit-cms', [...cms, ...locks], () => vitest('cms', ['cms unit'])),
  },
  {
    name: 'unit-scripts',
    needs: ['packages'],
    run: cached('unit-scripts', [...journeyInputs, ...deployment, 'cms/tests', 'docs', '.env.example'], () =>
      vitest('.', ['unit']),
    ),
  },
  {
    // The wording of the demo content and of all other texts.
    name: 'content',
    needs: ['packages'],
    run: cached('content', ['scripts/seed', 'scripts/texts', 'scripts/lib', ...site, ...cms, ...locks], () =>
      vitest('.', ['content']),
    ),
  },
  ...(all ? [compiled, generatedTypes, onSqlite, engines] : []),
];

const api = ['build', ...(all ? ['content-types'] : []), 'api-sqlite-1', 'api-sqlite-2', 'api-postgres'];
const walks = ['build', 'browser', 'site', 'e2e'];

/** The jobs of the pipeline. Each builds for itself; together they are all steps. */
const jobs: Readonly<Record<string, readonly string[]>> = {
  api,
  journeys: walks,
  rest: steps
    .map(({ name }) => name)
    .filter((name) => ['build', 'browser'].includes(name) || ![...api, ...walks].includes(name)),
  smoke: ['build', 'unit-web', 'unit-cms', 'unit-scripts'],
};

/** All steps, or those that are named, by themselves or as a job. The journeys without `site` start the site themselves. */
export function selectSteps(names: readonly string[]): readonly Step[] {
  if (names.length === 0) return steps;
  const chosen = names.flatMap((name) => jobs[name] ?? [name]);
  const unknown = chosen.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Refusal(
      `There is no step "${unknown}". The steps are: ${[...Object.keys(jobs), ...steps.map(({ name }) => name)].join(', ')}.`,
    );
  return steps.filter(({ name }) => name === 'packages' || chosen.includes(name));
}
