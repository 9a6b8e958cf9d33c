import { defineConfig } from 'vitest/config';

/** `npm test -- --all`, which runs every night, also runs the files named `*.nightly.test.ts`. */
const nightly = process.env.TEST_ALL === undefined ? ['**/*.nightly.test.ts'] : [];

/**
 * The files that also run on PostgreSQL with uploads in a bucket, and what can differ there. All others ask the CMS for things that Strapi's query
 * builder answers alike on both databases; the whole suite runs on SQLite.
 */
const onPostgres = Object.entries({
  'account-changes': 'a column cuts long names off, where SQLite takes any length',
  attempts: 'they are counted in rows, under a lock',
  certificates: 'the course and its quizzes are read in both languages at once',
  'database-outages': 'only a database server can be gone while the CMS runs',
  'departed-members': 'who follows up is cleared in the transaction of the change of an account',
  'desk-search': 'views and pages are put in order by SQL, and changed rows are found by their time',
  durability: 'what is committed when the CMS is killed',
  'entered-requests': 'the same key sent several times at once is stored once, and an empty text is encrypted',
  'event-drafts': 'one of several changes at once is stored, and a key acts once',
  'event-media': 'the order of items is changed under a lock, and a key acts once',
  'files-in-bucket': 'an upload that fails leaves no row, and two CMSes share a bucket',
  forget: 'encrypted rows are found and removed by another program',
  history: 'versions are pruned by order and offset, and publications of other languages stay byte for byte alike',
  images: 'pictures are stored, looked up and listed with their files in a bucket',
  mails: 'two replicas claim mails from one outbox',
  'media-files': 'ranges of a video are read from a bucket',
  migrations: 'a column is renamed in each database’s own way',
  'page-views': 'two web servers store their sums at the same moment',
  'prayer-meeting': 'dates are compared in SQL, and a change of a request removes a row',
  'picture-slots': 'rows of components are pointed at another file',
  'prayer-desk': 'who claims a request first, and the order in SQL of its own',
  'request-access': 'filters and searches that guess at encrypted columns',
  'requests-at-rest': 'what is encrypted in the rows, and the migration of older ones',
  replicas: 'two CMSes start on one empty database, and share what they store',
  'reading-while-publishing': 'a reader sees what another connection has committed between two queries',
  retention: 'dates are compared in SQL, and the job runs in one replica alone',
  'shared-fields': 'the upgrade of older databases reads and writes their tables',
  'social-images': 'the cover of an article is read from a bucket',
  spam: 'it is deleted once under two locks, and retention takes the same',
  'submission-calls': 'the same request sent twice at once is stored once',
  'submission-limits': 'the counts of the rate limit are locked rows',
  'untouched-requests': 'times are compared, and two replicas send one mail',
  'translation-board': 'it is read by SQL of its own, and is timed over a thousand entries',
  trash: 'deletions and restorations are transactions, and dates are compared in SQL',
  watching: 'sums are added under a lock, times are compared, and the pool is another one',
  'weekly-reminder': 'two programs share one job, so that a mail is queued once',
  'withdrawn-media': 'files in a bucket are withheld at every address',
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
      { test: { ...api, name: 'cms api on postgres', include: onPostgres } },
    ],
  },
});
