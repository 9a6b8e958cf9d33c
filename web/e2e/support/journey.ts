import { expect, test as base } from '@playwright/test';
import { watchPage } from './console-guard';
import { expectReasonToMakeAgain, noteStoppedDrawing } from './drawing';
import { LOCALES, type Locale } from './language';

interface Options {
  /**
   * Console messages that belong to the whole visit, such as the panel's own. What one step of it provokes, such as the
   * browser's words about a 503 that it asked for, is expected there alone: `expectComplaints`.
   */
  expectedConsole: readonly RegExp[];
}

interface Guard {
  quietPages: undefined;
  drawnPages: undefined;
}

/**
 * For what needs no page, or watches its own. One that failed is made again only where the browser stopped drawing:
 * docs/decisions/0018.
 */
export const unwatched = base.extend<{ firstFailureCounts: undefined }>({
  firstFailureCounts: [
    async ({ browserName: _ }, use, visit) => {
      expectReasonToMakeAgain(visit);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Fails whatever journey makes a page complain in its console or call another host. */
export const test = unwatched.extend<Options & Guard>({
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
    // While the pages of the context are still open.
    async ({ browser, context: _ }, use, visit) => {
      await use(undefined);
      await noteStoppedDrawing(browser, visit);
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
  for (const locale of LOCALES) test.describe(locale, { tag: sizes[locale] }, () => journeys(locale));
}
