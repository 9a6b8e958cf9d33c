import { defineConfig, devices } from '@playwright/test';
import { findHeadlessChromium } from '../scripts/lib/chromium';

const executablePath = findHeadlessChromium();
const browser = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium's sandbox does not work for root, as whom builds often run.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  },
};

/** What no size changes: servers and machines, words, what one editor does to the shared site, and what sets sizes itself. */
const onOneSize =
  /\b(?:bytes|links|missing-page|panel-language|rendering|screens|(?:development|editor-changes|every-word|machines|panel-media|right-to-left)\.nightly)\.spec\.ts$/;

/** What publishes pages, articles or events changes what other journeys count or measure, so these run after all others. */
const changesLists =
  /\b(?:admin-events|(?:answered-prayers|panel-article|preview|publish-later|translation-board|urdu-article)\.nightly)\.spec\.ts$/;

/** `npm test -- --all`, which runs every night, also runs the files named `*.nightly.spec.ts`, and what is tagged so. */
const isNight = process.env.TEST_ALL !== undefined;
/** The other engines have a configuration of their own. */
const nightly = [/[/]engines[/]/, ...(isNight ? [] : [/[.]nightly[.]spec[.]ts$/])];
const except = (...tags: readonly string[]) => new RegExp((isNight ? tags : [...tags, '@night']).join('|') || '(?!)');

/** Forms, dialogs, quizzes, tabs, the language switch, the desk and `/admin`: what changes on a page while it is read. */
const onTranslatedPages =
  /\b(?:contact|counseling|prayer|prayer-thanks|certificate|quiz|resources|course|search|language|gospel|revival|ministries|navigation|(?:prayer-)?desk(?!-privacy)[\w-]*|admin-events|media-admin|media-picker)\.spec\.ts$/;

export default defineConfig<{ isTranslated: boolean }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // For pages that the browser stopped drawing alone: the fixture `drawnPages` refuses to repeat other failures.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // A journey is a whole visit. Nothing fails because the machine is busy: what comes sooner is not waited for.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./e2e/support/repeated-journeys.ts'],
    // The file is named by PLAYWRIGHT_JSON_OUTPUT_NAME.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [] : [['json'] as const]),
  ],
  use: {
    // The setup starts the site on a free port and leaves its address here for the workers.
    baseURL: process.env.E2E_URL ?? '',
    locale: 'en-US',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Journeys wait for no animation; `background.spec` asks for motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: except('@desktop'),
      testIgnore: [onOneSize, changesLists, ...nightly],
      use: { ...browser, viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: except('@phone'),
      testIgnore: [changesLists, ...nightly],
      use: { ...browser, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'lists',
      dependencies: ['phone', 'desktop'],
      // Those of the day do not see each other's changes; those of the night do.
      workers: isNight ? 1 : 2,
      testMatch: changesLists,
      testIgnore: nightly,
      grepInvert: except(),
      use: { ...browser, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'translated',
      dependencies: ['lists'],
      workers: 1,
      testMatch: isNight ? onTranslatedPages : [],
      grepInvert: except('@phone', 'an edited question'),
      use: { ...browser, viewport: { width: 1440, height: 900 }, isTranslated: true },
    },
  ],
});
