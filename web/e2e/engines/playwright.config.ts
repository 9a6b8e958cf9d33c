import { defineConfig } from '@playwright/test';

/** `npm test -- --all engines`: each engine plays one story, one after the other. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  timeout: 900_000,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [] : [['json'] as const])],
});
