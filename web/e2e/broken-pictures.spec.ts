import type { Page } from '@playwright/test';
import { expectComplaints } from './support/console-guard';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

/** Pictures that are in the page and show nothing but their alternative text. */
const unloaded = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((pictures) =>
      pictures.filter((picture) => picture instanceof HTMLImageElement && picture.complete && !picture.naturalWidth),
    )
    .then(({ length }) => length);

/** What stands in the place of pictures: never fewer than the page has. */
const places = {
  '/': 8,
  '/marriage-ministry': 6,
  '/mens-ministry': 6,
  '/prophetic-ministry': 1,
  '/resources?tab=resources': 4,
} as const;

inEachLanguage((locale) => {
  test('where no picture can be loaded an icon stands for each, and no alternative text', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    for (const [path, count] of Object.entries(places)) {
      await test.step(path, async () => {
        await expectComplaints(page, [/ERR_FAILED/], async () => {
          await open(page, inLanguage(path, locale));
          // Every lazy picture is asked for once it comes near.
          for (const picture of await page.locator('main :is(img, [data-broken])').all()) {
            await picture.scrollIntoViewIfNeeded({ timeout: 2_000 }).catch(() => undefined);
          }
          const signs = page.locator('main :is(svg.lucide-image-off, svg.lucide-book-open)');
          await expect.poll(() => signs.count()).toBeGreaterThanOrEqual(count);
          await expect.poll(() => unloaded(page)).toBe(0);
          await expect(page.locator('main img')).toHaveCount(0);
        });
      });
    }
  });
});
