import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['scripts/**/*.test.ts'],
          exclude: ['scripts/deployment/stack.test.ts', '**/node_modules/**'],
          // One of them runs the import rules over a tree of its own.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'deployment',
          include: ['scripts/deployment/stack.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
