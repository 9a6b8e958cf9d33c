import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // Functions without a memory: a thread for each file would cost more than many a file.
      { test: { name: 'cms unit', include: ['src/**/*.test.ts'], pool: 'threads', isolate: false } },
      {
        test: {
          name: 'cms api',
          include: ['tests/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          // All files talk to one running CMS: one after the other, each sees only its own changes.
          fileParallelism: false,
          // They share no more than that CMS: a process for each file would cost more than many a file.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
