import { defineConfig } from 'vitest/config';

/** `npm test -- --all`, which runs every night, also runs the files named `*.nightly.test.ts`. */
const nightly = process.env['TEST_ALL'] === undefined ? ['**/*.nightly.test.ts'] : [];

/** These start the programs as they were built, or build them. */
const needBuild = [
  'scripts/deployment/behind-caddy.nightly.test.ts',
  'scripts/deployment/cms-outage.test.ts',
  'scripts/deployment/database-outage.test.ts',
  'scripts/deployment/forms-under-attack.nightly.test.ts',
  'scripts/deployment/stack.test.ts',
  'scripts/deployment/two-and-two.nightly.test.ts',
  'scripts/deployment/watching.test.ts',
  'scripts/lib/load-cms.nightly.test.ts',
  'scripts/rotate-key.nightly.test.ts',
  'scripts/seed/seed.test.ts',
  'scripts/seed/served-content.test.ts',
];

/** What the demo content and the other texts say. They change only with those texts. */
const ofContent = [
  'scripts/seed/seeders.test.ts',
  'scripts/seed/quiz-answers.test.ts',
  'scripts/seed/revival-seeders.test.ts',
  'scripts/seed/scripture/quotations.test.ts',
  'scripts/seed/training-modules.test.ts',
  'scripts/texts/texts.test.ts',
];

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['scripts/**/*.test.ts'],
          exclude: [...needBuild, ...ofContent, '**/node_modules/**'],
          isolate: false,
          // Some of them run other programs.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'content', include: ofContent, isolate: false, hookTimeout: 60_000 } },
      {
        test: {
          name: 'built',
          include: needBuild,
          exclude: nightly,
          globalSetup: ['scripts/seed/seed-once.ts'],
          // They wait for programs more than they work: on two cores Vitest would run one after the other.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
