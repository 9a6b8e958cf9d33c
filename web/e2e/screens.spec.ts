import type { Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import { expect, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';
import { horizontalOverflow } from './support/layout';
import { open, scrollThrough } from './support/open';
import { expectSpanish } from './support/spanish';

const screens = [
  '/',
  '/?gospel=1',
  '/?event=all#revival',
  '/resources',
  '/resources?tab=training',
  '/resources?tab=resources',
  '/resources?article=two-chairs-and-a-pot-of-coffee',
  '/resources?article=no-such-article',
  '/resources?module=hospital-visitation',
  '/resources?module=hospital-visitation&quiz=1',
  '/resources?module=no-such-module',
  '/study-plan',
  '/leader-sheet?module=grief-counseling',
  '/leader-sheet?module=no-such-module',
  '/prayer',
  '/prayer/thanks',
  '/certificate',
  '/contact',
  '/support',
  '/about',
  '/prophetic-ministry',
  '/marriage-ministry',
  '/mens-ministry',
  '/video-preview',
  '/privacy',
  '/no-such-page',
];

// The browser reports the 404.
test.use({ expectedConsole: [/no-such-page/] });

// Contrast cannot be measured during an animation.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const narrow = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** The link to the prayer form is visible, and the navigation bar fits into one row. */
async function barFaults(page: Page): Promise<string[]> {
  const bar = page.getByRole('navigation', { includeHidden: true }).first();
  const way = await bar.locator('a[href="/prayer"]').first().boundingBox();
  const size = page.viewportSize();
  if (!way || !size) return ['no way to prayer'];
  const isSeen = way.x >= 0 && way.x + way.width <= size.width && way.y >= 0 && way.y + way.height <= 80;
  return isSeen ? [] : [`the way to prayer is not in the bar: ${JSON.stringify(way)}`];
}

/** Checks that every screen has to pass: opened narrow, then widened in place. */
for (const locale of LOCALES) {
  test(`every screen in the language ${locale} is accessible, and its content fits`, async ({ page }) => {
    test.slow();
    const faults: string[] = [];
    const look = async (path: string, { width }: typeof narrow) => {
      faults.push(...(await barFaults(page)).map((fault) => `${path} at ${String(width)} px: ${fault}`));
      await scrollThrough(page);
      faults.push(...(await accessibilityViolations(page)).map((fault) => `${path} at ${String(width)} px: ${fault}`));
      if (locale === 'es') await expectSpanish(page);
    };
    for (const path of screens) {
      await test.step(path, async () => {
        await page.setViewportSize(narrow);
        await open(page, inLanguage(path, locale));
        await look(path, narrow);
        await page.setViewportSize(wide);
        await look(path, wide);
        // Last, because the new width makes the browser load other pictures and warn about unused preloads.
        const excess = await horizontalOverflow(page);
        if (excess > 0) faults.push(`${path}: ${excess} px too wide at 320 px`);
      });
    }
    expect(faults).toEqual([]);
  });
}
