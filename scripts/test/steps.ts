import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatChanged } from '../lib/build';
import { ensureChromium } from '../lib/chromium';
import { hashContent } from '../lib/content-hash';
import { siteVariable, startJourneySite, type JourneySite } from '../lib/journey-site';
import { startPostgres } from '../lib/postgres';
import { ROOT } from '../lib/root';
import type { Stack } from '../lib/stack';
import { inTurn, node, playwright, quietly, vitest, type Outcome } from './runners';
import { unlessUnchanged } from './unless-unchanged';

export interface Step {
  readonly name: string;
  /** The steps that it is pointless without, and has to wait for. */
  readonly needs?: readonly string[];
  /** It keeps all cores busy by itself. */
  readonly alone?: boolean;
  readonly run: () => Promise<Outcome>;
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

/** Starting the site of the journeys, and walking through it. */
function journeys(): Step[] {
  let started: Stack | undefined;
  return [
    {
      // While the other half of the machine still tests: loading the content keeps but one core busy.
      name: 'site',
      needs: ['build', 'browser'],
      run: () =>
        quietly(async () => {
          started = await startJourneySite();
        }),
    },
    {
      name: 'e2e',
      needs: ['site'],
      alone: true,
      async run() {
        if (started === undefined) return playwright({});
        const { url, cmsUrl, admin, stop } = started;
        const site: JourneySite = { url, cmsUrl, admin };
        try {
          return await playwright({ [siteVariable]: JSON.stringify(site) });
        } finally {
          await stop();
        }
      },
    },
  ];
}

const imports = ['web/src', 'web/server', 'web/e2e', 'cms/src', 'cms/config', 'cms/tests', 'scripts'];

/** Whatever the compilers read. */
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
  ...journeys(),
];

/** All of them, or the one named: the journeys alone start the site themselves. */
export function selectSteps(all: readonly Step[], only: string | undefined): readonly Step[] {
  return only === undefined ? all : all.filter(({ name }) => name === only);
}
