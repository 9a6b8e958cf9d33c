import { expectComplaints } from './support/console-guard';
import { expect, inOneLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

inOneLanguage('es', (locale) => {
  for (const [kind, lost, complaints] of [
    ['of every page', '**/assets/libraries-*.js', [/ERR_FAILED/]],
    ['of this page', '**/assets/page-*.js', [/ERR_FAILED/, /Failed to fetch dynamically imported module/]],
  ] as const) {
    test(`a page that loses a script ${kind} stays as it was sent, and tells the site once`, async ({ page }) => {
      const reports: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/_client-error')) reports.push(request.postData() ?? '');
      });
      await page.route(lost, (route) => route.abort());
      await expectComplaints(page, complaints, async () => {
        await page.goto(inLanguage('/contact', locale));
        await expect(page.locator('html[data-plain]')).toHaveCount(1);
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => reports.length).toBe(1);
      expect(JSON.parse(reports[0] ?? '')).toEqual({
        release: expect.stringMatching(/[/]assets[/]entry-client-/) as unknown,
        message: expect.any(String) as unknown,
      });
      await page.unroute(lost);
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    });
  }

  test('a part below the first screen that is lost keeps its words, and works once it can be loaded', async ({
    page,
  }) => {
    const lost = '**/assets/below-hero-*.js';
    await page.route(lost, (route) => route.abort());
    await expectComplaints(page, [/below-hero-.*ERR_FAILED/], async () => {
      await open(page, inLanguage('/', locale));
      await page.mouse.move(5, 5);
      await page.locator('#revival').scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await expect(page.locator('#revival h2')).toBeVisible();
    await page.unroute(lost);
    await page.mouse.down();
    await page.mouse.up();
    await page.locator('#prayer').scrollIntoViewIfNeeded();
    await page.locator('#prayer form[data-hydrated=true]').waitFor();
  });

  test('a page that React gives up comes back with what was typed, and its links work', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
    const hasNoPolyfill = '**/assets/polyfills-*.js';
    await page.route(hasNoPolyfill, (route) => route.abort());
    await expectComplaints(page, [/hasOwn/], async () => {
      await page.goto(inLanguage('/contact', locale));
      await expect(page.locator('html[data-plain]')).toHaveCount(1);
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/./);
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  });
});
