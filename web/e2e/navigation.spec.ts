import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const words = {
  en: {
    bar: 'Main',
    items: ['Home', 'About', 'Revival', 'Ministries', 'Resources', 'Support'],
    ministries: ['Prophetic', 'Marriage', 'Men’s'],
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skip: 'Skip to the content',
    library: 'Resource library',
  },
  es: {
    bar: 'Principal',
    items: ['Inicio', 'Nosotros', 'Avivamiento', 'Ministerios', 'Recursos', 'Apoyar'],
    ministries: ['Profético', 'Matrimonios', 'Hombres'],
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    skip: 'Ir al contenido',
    library: 'Biblioteca de recursos',
  },
} as const;

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

inEachLanguage((locale) => {
  const text = words[locale];

  test('the bar holds its six items in order', async ({ page }) => {
    await open(page, inLanguage('/', locale));
    const bar = page.getByRole('navigation', { name: text.bar });
    if (isNarrow(page)) await bar.getByRole('button', { name: text.openMenu }).click();
    for (const item of text.items) await expect(bar.getByText(item, { exact: true })).toBeVisible();
    await bar.getByRole('button', { name: text.items[3] }).click();
    for (const item of text.ministries) await expect(bar.getByRole('link', { name: item, exact: true })).toBeVisible();
  });

  test('the keyboard alone reaches the content and every ministry', async ({ page }) => {
    await open(page, inLanguage('/', locale));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const bar = page.getByRole('navigation', { name: text.bar });
    if (isNarrow(page)) {
      await bar.getByRole('button', { name: text.openMenu }).focus();
      await page.keyboard.press('Enter');
    }
    const ministries = bar.getByRole('button', { name: text.items[3] });
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
});

test('the bar turns darker after 100 px and back again at the top', async ({ page }) => {
  await open(page, inLanguage('/', 'en'));
  const bar = page.getByRole('navigation', { name: 'Main' });
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
});

test('the ministries open under the mouse on wide screens', { tag: '@desktop' }, async ({ page }) => {
  await open(page, inLanguage('/', 'en'));
  const bar = page.getByRole('navigation', { name: 'Main' });
  const ministries = bar.getByRole('button', { name: 'Ministries' });
  await expect(ministries).toHaveAttribute('aria-expanded', 'false');
  await ministries.hover();
  await expect(bar.getByRole('link', { name: 'Marriage' })).toBeVisible();
  await bar.getByRole('link', { name: 'Marriage' }).hover();
  await expect(bar.getByRole('link', { name: 'Marriage' })).toBeVisible();
  await page.mouse.move(5, 600);
  await expect(bar.getByRole('link', { name: 'Marriage' })).toBeHidden();
});

test(
  'the menu of narrow screens holds the page still, closes on Escape, and after a link was followed',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, inLanguage('/', 'en'));
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await expect(bar.getByRole('link', { name: 'Resources' })).toBeHidden();

    await bar.getByRole('button', { name: 'Open menu' }).click();
    await bar.getByRole('link', { name: 'Resources' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resource library' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Resources' })).toBeHidden();
  },
);

test('a section in the address is scrolled to, below the bar, and highlighted', async ({ page }) => {
  await open(page, inLanguage('/#resources', 'en'));
  await expect.poll(() => topOf(page, 'resources')).toBe(isNarrow(page) ? 80 : 100);
  const item = page.getByRole('navigation', { name: 'Main' }).getByText('Resources', { exact: true });
  await expect(item).toHaveAttribute('aria-current', 'location');
});

test('the footer leads to the sections of home from any page', async ({ page }) => {
  await open(page, inLanguage('/resources', 'en'));
  const footer = page.getByRole('contentinfo');
  for (const [name, hash] of Object.entries({
    About: '/#about',
    Revival: '/#revival',
    Prayer: '/#prayer',
    Resources: '/#resources',
    Support: '/#support',
  })) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', hash);
  }
  await expect(footer.getByRole('link', { name: 'Prophetic ministry' })).toHaveAttribute('href', '/prophetic-ministry');
  await expect(footer.getByRole('link', { name: 'Marriage ministry' })).toHaveAttribute('href', '/marriage-ministry');

  await footer.getByRole('link', { name: 'Prayer', exact: true }).click();
  await expect(page).toHaveURL(/\/#prayer$/);
  await expect.poll(() => topOf(page, 'prayer')).toBe(isNarrow(page) ? 80 : 100);
});

test('going to another page starts at its top, for the keyboard too; going back returns to the place', async ({
  page,
}) => {
  await open(page, inLanguage('/', 'en'));
  const title = page.getByRole('link', { name: 'Two Chairs and a Pot of Coffee' });
  await title.scrollIntoViewIfNeeded();
  // The code of home's lower part comes with the first touch, and the form with it.
  await page.locator('#prayer form').waitFor({ state: 'attached' });
  const place = await page.evaluate(() => window.scrollY);
  await title.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two Chairs and a Pot of Coffee' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);
});

test.describe('a page that cannot be loaded', () => {
  test.use({ expectedConsole: [/status of 500|ApiError: 500/] });

  test('says so, keeps the bar and the footer, and tries again', async ({ page }) => {
    await open(page, inLanguage('/', 'es'));
    await page.route('**/api/resources-page?*', (route) => route.fulfill({ status: 500, body: 'out of order' }));
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('main').getByRole('link', { name: 'Explore la biblioteca' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No se pudo mostrar esta página' })).toBeFocused();
    await expect(page.getByText('El servidor respondió 500.')).toBeVisible();
    await expect(page.getByText('out of order')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/resources-page?*');
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca de recursos' })).toBeVisible();
  });
});
