import { defineConfig } from 'vitest/config';

/** `npm test -- --all`, which runs every night, also runs the files named `*.nightly.test.ts`, and what has the tag `night`. */
const nightly = process.env.TEST_ALL === undefined ? ['**/*.nightly.test.ts'] : [];

const api = {
  include: ['tests/**/*.test.ts'],
  exclude: nightly,
  globalSetup: ['tests/support/global-setup.ts'],
  // All files talk to one running CMS: one after the other, each sees only its own changes.
  fileParallelism: false,
  // They share no more than that CMS: a process for each file would cost more than many a file.
  isolate: false,
  // Nothing fails because the machine is busy: what comes sooner is not waited for.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    tags: [
      {
        name: 'database',
        description: 'Locks, transactions, order and search in SQL, lost connections: PostgreSQL runs these by day.',
      },
      { name: 'night', description: 'Takes long for what it guards: `npm test` leaves it to `--all`.' },
    ],
    projects: [
      // Functions without a memory: a thread for each file would cost more than many a file.
      {
        test: {
          name: 'cms unit',
          include: ['src/**/*.test.ts'],
          exclude: nightly,
          pool: 'threads',
          isolate: false,
          testTimeout: api.testTimeout,
        },
      },
      { test: { ...api, name: 'cms api' } },
    ],
  },
});
