import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, inOneLanguage, test } from './support/journey';
import { inLanguage } from './support/language';

const words = {
  en: {
    menu: 'Open menu',
    ministries: 'Ministries',
    other: 'ES, cambiar a español',
    otherLanguage: 'es',
    training: 'Training',
    quiz: 'Start Quiz',
    decline: 'No, gracias',
  },
  es: {
    menu: 'Abrir el menú',
    ministries: 'Ministerios',
    other: 'EN, switch to English',
    otherLanguage: 'en',
    training: 'Formación',
    quiz: 'Comenzar cuestionario',
    decline: 'No, thank you',
  },
} as const;

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const module = '/resources?module=depression-suicidal-thoughts';

inOneLanguage('es', (locale) => {
  const text = words[locale];
  const visit = (page: Page, path: string) => page.goto(inLanguage(path, locale), { waitUntil: 'domcontentloaded' });

  test.describe('while the scripts are asked for and never come', () => {
    test.beforeEach(async ({ page }) => {
      await page.route('**/assets/*.js', () => new Promise(() => undefined));
    });

    test('the bar leads to the links at the end of the page, and to the other language', async ({ page }) => {
      await visit(page, '/prayer');
      const bar = page.getByRole('navigation').first();
      const ways = isNarrow(page) ? text.menu : text.ministries;
      await bar.getByRole('link', { name: ways, exact: true }).click();
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await expectAccessible(page, 'nav');
      if (!isNarrow(page)) return;
      await bar.getByRole('link', { name: text.other }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', text.otherLanguage);
    });

    test('the tabs of the library and the start of a quiz are links', async ({ page }) => {
      await visit(page, '/resources');
      await expectAccessible(page, 'main');
      await page.getByRole('link', { name: text.training, exact: true }).click();
      await expect(page).toHaveURL(/tab=training/);
      await visit(page, module);
      await page.getByRole('link', { name: text.quiz }).click();
      // The file brings its own script.
      await page.locator(`#${locale} .choices button`).first().click();
      await expect(page.locator(`#${locale} details[open]`)).toHaveCount(1);
    });

    test('what needs them goes after a while, and what stands for it is there', async ({ page }) => {
      await page.clock.install();
      await visit(page, module);
      await expect(page.locator('#module-notes')).toBeVisible();
      // The large picture first, then the scripts.
      await page.clock.fastForward(3_000);
      await page.clock.fastForward(60_000);
      await expect(page.locator('html[data-plain]')).toHaveCount(1);
      await expect(page.locator('[data-scripted]:visible')).toHaveCount(0);
      await expect(page.getByRole('main').getByText('JavaScript').first()).toBeVisible();
      await expectAccessible(page, 'main');
    });

    test.describe('and the browser prefers the other language', () => {
      test.use({ locale: locale === 'en' ? 'es-EC' : 'en-US' });

      test('the offer of it can be closed', async ({ page }) => {
        await visit(page, '/prayer');
        const decline = page.getByRole('link', { name: text.decline });
        await decline.click();
        await expect(page).toHaveURL(new RegExp(`lang=${locale}`));
        await expect(decline).toBeHidden();
        await page.getByRole('contentinfo').getByRole('link').first().click();
        await expect(page.locator('html')).not.toHaveAttribute('data-language-offer');
      });
    });
  });

  test('a page that its scripts reach late stays as it is, and the next one has them', async ({ page }) => {
    const held: (() => void)[] = [];
    let haveCome = false;
    await page.route('**/assets/*.js', async (route) => {
      if (!haveCome) await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await page.clock.install();
    await visit(page, '/contact');
    await page.clock.fastForward(3_000);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.fastForward(60_000);
    await expect(page.locator('html[data-plain]')).toHaveCount(1);
    await page.getByLabel(/^(Notes|Your message|Su mensaje)/).fill('Written before the scripts came.');
    haveCome = true;
    held.forEach((release) => release());
    await page.waitForLoadState('networkidle');
    await page.clock.resume();
    await expect(page.locator('html[data-plain]')).toHaveCount(1);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  });
});
