import { expect, test as base, type TestDetails } from '@playwright/test';
import { lookedAtByTwin } from './accessibility';
import { randomAddress, type CallerAddress } from './address';
import { watchPage } from './console-guard';
import { recordUndrawnPages, retryUndrawnPagesOnly } from './drawing';
import { LOCALES, type Locale } from './language';
import { translatePages } from './translated-pages';

interface Options {
  /**
   * Console messages to ignore during the whole journey, such as the panel's. Those that one step causes, such as the
   * browser's report of a 503, are expected there: see `expectComplaints`.
   */
  expectedConsole: readonly RegExp[];
  /** True if a browser translates every page. */
  isTranslated: boolean;
}

interface Visitor {
  /** The IP address of this journey's visitor. */
  address: CallerAddress;
}

interface Guard {
  translatedPages: undefined;
  quietPages: undefined;
  drawnPages: undefined;
}

/** React’s word when it renders a part anew because somebody else has changed its HTML. */
export const discardedHtml = /React error #418/;

/** Fails a journey if a page logs a warning or an error, or requests another host. */
export const test = base.extend<Options & Visitor & Guard>({
  // Playwright requires a destructuring pattern, even an empty one.
  address: async ({}, use) => use(randomAddress()),
  extraHTTPHeaders: ({ address }, use) => use(address),
  expectedConsole: [[], { option: true }],
  isTranslated: [false, { option: true }],
  translatedPages: [
    async ({ context, isTranslated }, use) => {
      if (isTranslated) await translatePages(context);
      await use(undefined);
    },
    { auto: true },
  ],
  quietPages: [
    async ({ context, baseURL, expectedConsole, isTranslated }, use) => {
      const expected = isTranslated ? [...expectedConsole, discardedHtml] : expectedConsole;
      const complaints = watchPage(context, baseURL ?? '', expected);
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

/** The projects of `playwright.config.ts` exclude each other's journeys by these tags. */
const sizes = { en: '@desktop', es: '@phone' } as const;

/** Made with `npm test -- --all` alone. What the day does not notice without it stands in CONTRIBUTING.md. */
export const night = '@night';

/**
 * Runs journeys in both languages, each on one screen size: Spanish, whose words are longer, on the phone. All
 * combinations of language and size are covered by `screens.spec.ts`. By day axe looks at the Spanish one alone.
 */
export function inEachLanguage(journeys: (locale: Locale) => void): void {
  for (const locale of LOCALES) {
    const annotation = locale === 'en' ? { type: lookedAtByTwin } : [];
    inOne(locale, { tag: sizes[locale], annotation }, journeys);
  }
}

/** The same for journeys in which no request can be lost or leaked: by day in one language, at night in both. */
export function inOneLanguage(day: Locale, journeys: (locale: Locale) => void): void {
  for (const locale of LOCALES) inOne(locale, { tag: [sizes[locale], ...byDayIn(day, locale)] }, journeys);
}

/** The tag of a single journey within `inEachLanguage` that the day makes in one language alone. */
export function byDayIn(day: Locale, locale: Locale): string[] {
  return locale === day ? [] : [night];
}

/** The tag of a journey that the day makes on one size, and the night on both. */
export function byDayOn(size: '@desktop' | '@phone'): string[] {
  return process.env.TEST_ALL === undefined ? [size] : [];
}

function inOne(locale: Locale, details: TestDetails, journeys: (locale: Locale) => void): void {
  test.describe(locale, details, () => {
    // Otherwise each page would offer to switch to the browser's language.
    test.use({ locale });
    journeys(locale);
  });
}
