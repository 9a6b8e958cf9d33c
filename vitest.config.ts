import { defineConfig } from 'vitest/config';

/** `npm test -- --all`, which runs every night, also runs the files named `*.nightly.test.ts`. */
const nightly = process.env['TEST_ALL'] === undefined ? ['**/*.nightly.test.ts'] : [];

/** These start the programs as they were built, or build them. */
const needBuild = [
  'scripts/deployment/behind-caddy.nightly.test.ts',
  'scripts/deployment/cms-outage.test.ts',
  'scripts/deployment/database-outage.test.ts',
  'scripts/deployment/stack.test.ts',
  'scripts/deployment/two-and-two.test.ts',
  'scripts/deployment/watching.test.ts',
  'scripts/lib/load-cms.test.ts',
  'scripts/rotate-key.test.ts',
  'scripts/seed/command.test.ts',
  'scripts/seed/seed.test.ts',
  'scripts/seed/served-content.test.ts',
];

/** Builds the images and runs them. */
const needImages = 'scripts/images/images.nightly.test.ts';

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['scripts/**/*.test.ts'],
          exclude: [...needBuild, needImages, '**/node_modules/**'],
          isolate: false,
          // Some of them run other programs: the import rules, the list of all texts.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
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
      { test: { name: 'images', include: [needImages], exclude: nightly, testTimeout: 120_000, hookTimeout: 300_000 } },
    ],
  },
});
