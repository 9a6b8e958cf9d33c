import { defineConfig } from 'vitest/config';

/** `npm test -- --all`, which runs every night, also runs the files named `*.nightly.test.ts`. */
const nightly = process.env.TEST_ALL === undefined ? ['**/*.nightly.test.ts'] : [];

/**
 * The files that run on PostgreSQL by day as well, and what can differ there: locks, transactions, search, and a database
 * server that goes away. At night the whole suite runs on it. All of them use uploads in a bucket.
 */
const onPostgres = Object.entries({
  attempts: 'they are counted in rows, under a lock',
  'database-outages': 'only a database server can be gone while the CMS runs',
  'desk-search': 'views and pages are put in order by SQL, and changed rows are found by their time',
  durability: 'what is committed when the CMS is killed, and a column that Strapi does not drop',
  'entered-requests': 'the same key sent several times at once is stored once, and an empty text is encrypted',
  'event-media': 'the order of items is changed under a lock, and a key acts once',
  mails: 'two replicas claim mails from one outbox',
  'prayer-desk': 'who claims a request first, and the order in SQL of its own',
  replicas: 'two CMSes start on one empty database, and share what they store',
  'request-access': 'filters and searches that guess at encrypted columns',
  retention: 'dates are compared in SQL, and the job runs in one replica alone',
  'submission-calls': 'the same request sent twice at once is stored once',
  'submission-limits': 'the counts of the rate limit are locked rows',
  trash: 'deletions and restorations are transactions, and dates are compared in SQL',
}).map(([name]) => `tests/${name}.test.ts`);

const api = {
  globalSetup: ['tests/support/global-setup.ts'],
  // All files talk to one running CMS: one after the other, each sees only its own changes.
  fileParallelism: false,
  // They share no more than that CMS: a process for each file would cost more than many a file.
  isolate: false,
  // Nothing fails because the machine is busy: what comes sooner is not waited for.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    projects: [
      // Functions without a memory: a thread for each file would cost more than many a file.
      {
        test: {
          name: 'cms unit',
          include: ['src/**/*.test.ts'],
          exclude: nightly,
          pool: 'threads',
          isolate: false,
        },
      },
      { test: { ...api, name: 'cms api', include: ['tests/**/*.test.ts'] } },
      {
        test: {
          ...api,
          name: 'cms api on postgres',
          include: process.env.TEST_ALL === undefined ? onPostgres : ['tests/**/*.test.ts'],
        },
      },
    ],
  },
});
