import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { byDayOn, expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const words = {
  en: {
    bar: 'Main',
    items: ['Home', 'About', 'Revival', 'Ministries', 'Resources', 'Support'],
    ministries: ['Prophetic', 'Marriage', 'Men’s'],
    openMenu: 'Open menu',
    skip: 'Skip to the content',
    library: 'Resource library',
  },
  es: {
    bar: 'Principal',
    items: ['Inicio', 'Nosotros', 'Avivamiento', 'Ministerios', 'Recursos', 'Apoyar'],
    ministries: ['Profético', 'Matrimonios', 'Hombres'],
    openMenu: 'Abrir el menú',
    skip: 'Ir al contenido',
    library: 'Biblioteca de recursos',
  },
} as const;

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
inEachLanguage((locale) => {
  const text = words[locale];

  test('the bar works by keyboard alone and by mouse, is a menu on narrow screens, and follows the page', async ({
    page,
  }) => {
    await open(page, inLanguage('/', locale));
    const bar = page.getByRole('navigation', { name: text.bar });
    const menu = bar.getByRole('button', { name: text.openMenu });
    const ministries = bar.getByRole('button', { name: text.items[3] });

    await test.step('the keyboard alone reaches the content and every ministry', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: text.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();

      if (isNarrow(page)) {
        await menu.focus();
        await page.keyboard.press('Enter');
      }
      await ministries.focus();
      await page.keyboard.press('ArrowDown');
      await expect(bar.getByRole('link', { name: text.ministries[0] })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(bar.getByRole('link', { name: text.ministries[2] })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(ministries).toBeFocused();
      await expect(ministries).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.press('Enter');
      await expect(ministries).toHaveAttribute('aria-expanded', 'true');
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
      await expect(ministries).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('it holds its six items in order', async () => {
      for (const item of text.items) await expect(bar.getByText(item, { exact: true })).toBeVisible();
      await ministries.click();
      for (const item of text.ministries) {
        await expect(bar.getByRole('link', { name: item, exact: true })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(ministries).toHaveAttribute('aria-expanded', 'false');
    });

    if (isNarrow(page)) {
      await test.step('the menu of narrow screens holds the page still, and closes on Escape', async () => {
        await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
        await page.keyboard.press('Escape');
        await expect(menu).toBeFocused();
        await expect(bar.getByRole('link', { name: text.items[4] })).toBeHidden();
      });
    } else {
      await test.step('the ministries open under the mouse', async () => {
        const ministry = bar.getByRole('link', { name: text.ministries[1] });
        await page.mouse.move(5, 600);
        await expect(ministry).toBeHidden();
        await ministries.hover();
        await expect(ministry).toBeVisible();
        await ministry.hover();
        await expect(ministry).toBeVisible();
        await page.mouse.move(5, 600);
        await expect(ministry).toBeHidden();
      });
    }

    await test.step('it turns darker after 100 px and back again at the top', async () => {
      await page.evaluate(() => window.scrollTo(0, 100));
      await expect(bar).toHaveAttribute('data-scrolled', 'false');
      await page.evaluate(() => window.scrollTo(0, 101));
      await expect(bar).toHaveAttribute('data-scrolled', 'true');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(bar).toHaveAttribute('data-scrolled', 'false');
    });

    if (isNarrow(page)) {
      await test.step('the menu closes after a link was followed', async () => {
        await menu.click();
        await bar.getByRole('link', { name: text.items[4] }).click();
        await expect(page.getByRole('heading', { level: 1, name: text.library })).toBeVisible();
        await expect(bar.getByRole('link', { name: text.items[4] })).toBeHidden();
      });
    }
  });
});

test(
  'the footer links to the sections of home; every page opens at its top, and Back restores the scroll position',
  { tag: byDayOn('@phone') },
  async ({ page }) => {
    await open(page, inLanguage('/resources', 'en'));
    const footer = page.getByRole('contentinfo');

    await test.step('the footer leads to the sections', async () => {
      for (const [name, hash] of Object.entries({
        About: '/#about',
        Revival: '/#revival',
        Prayer: '/#prayer',
        Resources: '/#resources',
        Support: '/#support',
      })) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', hash);
      }
      await expect(footer.getByRole('link', { name: 'Prophetic ministry' })).toHaveAttribute(
        'href',
        '/prophetic-ministry',
      );
      await expect(footer.getByRole('link', { name: 'Marriage ministry' })).toHaveAttribute(
        'href',
        '/marriage-ministry',
      );
      await expect(footer.getByRole('link', { name: 'Men’s ministry' })).toHaveAttribute('href', '/mens-ministry');

      await footer.getByRole('link', { name: 'Revival', exact: true }).click();
      await expect(page).toHaveURL(/\/#revival$/);
      await expect(page.locator('#revival')).toBeFocused();
      await expect(page.getByRole('heading', { level: 2, name: 'Where revival has come' })).toBeInViewport();

      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Resource library' })).toBeVisible();
      await footer.getByRole('link', { name: 'Prayer', exact: true }).click();
      await expect(page).toHaveURL(/\/#prayer$/);
      await expect.poll(() => topOf(page, 'prayer')).toBe(isNarrow(page) ? 80 : 100);
    });

    await test.step('another page starts at its top, for the keyboard too; going back returns to where it was scrolled', async () => {
      const title = page.getByRole('link', { name: 'Two Chairs and a Pot of Coffee' });
      const scrolled = () => page.evaluate(() => window.scrollY);
      // Even if the address has a hash, whose section is not where the visitor was.
      for (const address of ['/', '/#prayer']) {
        await open(page, inLanguage(address, 'en'));
        // The lower part of the home page hydrates on interaction, and the form loads when it is near.
        await page.locator('#prayer').scrollIntoViewIfNeeded();
        await page.locator('#prayer form').waitFor({ state: 'attached' });
        await title.scrollIntoViewIfNeeded();
        const left = await scrolled();
        await title.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Two Chairs and a Pot of Coffee' })).toBeVisible();
        await expect(page.getByRole('main')).toBeFocused();
        await expect.poll(scrolled).toBe(0);
        await page.clock.install();
        await page.goBack();
        await expect(title).toBeVisible();
        // Time for anything that scrolls after the page is rendered.
        await page.clock.runFor(1_000);
        await expect.poll(async () => Math.abs((await scrolled()) - left)).toBeLessThan(50);
      }
    });
  },
);

test.describe('a page that cannot be loaded', () => {
  test('says so, keeps the bar and the footer, and can be retried', { tag: '@phone' }, async ({ page }) => {
    await open(page, inLanguage('/', 'es'));
    await page.route('**/api/resources-page?*', (route) => route.fulfill({ status: 500, body: 'out of order' }));
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectComplaints(page, [/\/api\/resources-page.*status of 500/, /ApiError: 500/], async () => {
      await page.getByRole('main').getByRole('link', { name: 'Explorar la biblioteca' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'No se pudo cargar esta página' })).toBeFocused();
    });
    await expect(page.getByText('El servidor respondió 500.')).toBeVisible();
    await expect(page.getByText('out of order')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/resources-page?*');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca de recursos' })).toBeVisible();
  });
});
