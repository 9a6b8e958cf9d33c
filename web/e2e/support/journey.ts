import { expect, test as base } from '@playwright/test';
import { randomAddress, type CallerAddress } from './address';
import { watchPage } from './console-guard';
import { recordUndrawnPages, retryUndrawnPagesOnly } from './drawing';
import { LOCALES, type Locale } from './language';

interface Options {
  /**
   * Console messages that belong to the whole visit, such as the panel's own. What one step of it provokes, such as the
   * browser's words about a 503 that it asked for, is expected there alone: `expectComplaints`.
   */
  expectedConsole: readonly RegExp[];
}

interface Visitor {
  /** Where the visitor of this journey calls from. */
  address: CallerAddress;
}

interface Guard {
  quietPages: undefined;
  drawnPages: undefined;
}

/** Fails whatever journey makes a page complain in its console or call another host. */
export const test = base.extend<Options & Visitor & Guard>({
  // Playwright wants the dependencies of a fixture as a pattern, and this one has none.
  address: async ({}, use) => use(randomAddress()),
  extraHTTPHeaders: ({ address }, use) => use(address),
  expectedConsole: [[], { option: true }],
  quietPages: [
    async ({ context, baseURL, expectedConsole }, use) => {
      const complaints = watchPage(context, baseURL ?? '', expectedConsole);
      await use(undefined);
      expect(complaints, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
  drawnPages: [
    async ({ context }, use, visit) => {
      retryUndrawnPagesOnly(visit);
      await use(undefined);
      await recordUndrawnPages(context, visit);
    },
    { auto: true },
  ],
});

export { expect };

/** The tags that the projects of `playwright.config.ts` leave each other's journeys out by. */
const sizes = { en: '@desktop', es: '@phone' } as const;

/**
 * Journeys of either language, each on one of the two sizes: Spanish, whose words are longer, on the phone. What words
 * and sizes do to each other is looked at screen by screen in `screens.spec.ts`.
 */
export function inEachLanguage(journeys: (locale: Locale) => void): void {
  for (const locale of LOCALES) {
    test.describe(locale, { tag: sizes[locale] }, () => {
      // Otherwise each page would also offer the language of the browser.
      test.use({ locale });
      journeys(locale);
    });
  }
}
