import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';
import { open } from './support/open';

const words = {
  en: { hero: 'However the night went, come in', library: 'Explore the library', prayer: 'Ask for prayer' },
  es: { hero: 'Como haya sido la noche, pase adelante', library: 'Explore la biblioteca', prayer: 'Pida oración' },
} as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const locale of LOCALES) {
  const text = words[locale];

  test(`${locale}: home greets, shows the way to the library and to prayer`, async ({ page }) => {
    await open(page, inLanguage('/', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: text.library })).toHaveAttribute('href', '/resources');
    await expect(main.locator('#resources').getByRole('listitem')).toHaveCount(4);
    await main.getByRole('link', { name: text.prayer }).click();
    await expect(page.locator('#prayer')).toBeFocused();
    await expect(page.locator('#prayer form')).toBeVisible();
    await expectAccessible(page);
  });

  test(`${locale}: the hero picture is there, described, and sharp enough`, async ({ page }) => {
    await open(page, inLanguage('/', locale));
    const picture = page.locator('#home').getByRole('img');
    await expect(picture).toHaveAttribute('alt', /\S{3,}/);
    const drawn = await picture.evaluate((image: HTMLImageElement) => ({
      complete: image.complete,
      width: image.naturalWidth,
    }));
    expect(drawn.complete).toBe(true);
    expect(drawn.width).toBeGreaterThan(0);
  });

  for (const path of [
    '/',
    '/resources',
    '/resources?tab=training',
    '/resources?article=two-chairs-and-a-pot-of-coffee',
  ]) {
    test(`${locale}: nothing scrolls sideways on ${path} at 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, inLanguage(path, locale));
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
    });
  }
}

test.describe('addresses that nobody knows', () => {
  test.use({ expectedConsole: [/404/] });

  test('show the home page with status 404', async ({ page }) => {
    const answer = await open(page, inLanguage('/no-such-page', 'en'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: words.en.hero })).toBeVisible();
  });
});
