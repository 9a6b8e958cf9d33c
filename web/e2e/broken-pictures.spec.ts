import { expectComplaints } from './support/console-guard';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const paths = ['/', '/marriage-ministry', '/mens-ministry', '/prophetic-ministry', '/resources?tab=resources'];

inOneLanguage('es', (locale) => {
  test(
    'pictures that fail to load are replaced by icons, without alternative texts',
    { tag: night },
    async ({ page }) => {
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
      );
      for (const path of paths) {
        await test.step(path, async () => {
          await expectComplaints(page, [/ERR_FAILED/], async () => {
            await open(page, inLanguage(path, locale));
            // Lazy pictures load once they are near the viewport.
            for (const picture of await page.locator('main :is(img, [data-broken])').all()) {
              await picture.scrollIntoViewIfNeeded({ timeout: 2_000 }).catch(() => undefined);
            }
            await expect(page.locator('main img')).toHaveCount(0);
            expect(await page.locator('main [data-broken]').count()).toBeGreaterThan(0);
          });
        });
      }
    },
  );
});
