import { deferred } from './support/deferred';
import { expect, inOneLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const slug = 'two-chairs-and-a-pot-of-coffee';
const words = {
  en: {
    title: 'Resource library',
    tabs: ['Blog Posts', 'Training', 'Resources'],
    article: 'Two Chairs and a Pot of Coffee',
    readMore: 'Read more Two Chairs and a Pot of Coffee',
    back: 'Back to all articles',
    reference: 'Ecclesiastes 4:9-10',
    translation: 'World English Bible',
    unknown: 'We couldn’t find that article',
    course: 'About this training',
    books: 'Books in English',
  },
  es: {
    title: 'Biblioteca de recursos',
    tabs: ['Artículos', 'Formación', 'Recursos'],
    article: 'Dos sillas y un termo de café',
    readMore: 'Leer más Dos sillas y un termo de café',
    back: 'Volver a los artículos',
    reference: 'Eclesiastés 4:9-10',
    translation: 'Reina-Valera 1909',
    unknown: 'No encontramos ese artículo',
    course: 'Acerca de esta formación',
    books: 'Libros en español',
  },
} as const;
inOneLanguage('es', (locale) => {
  const text = words[locale];

  test('the library can be read by its cards and tabs, also by keyboard', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    const readMore = page.getByRole('link', { name: text.readMore });
    const tab = (index: 0 | 1 | 2) => page.getByRole('tab', { name: text.tabs[index], exact: true });

    await test.step('an article is opened from its card, read, and left by its own button', async () => {
      await open(page, inLanguage('/resources', locale));
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      await expect(page.getByRole('tab', { name: text.tabs[0], selected: true })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(4);

      await readMore.click();
      await expect(title).toHaveText(text.article);
      await expect(title).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`article=${slug}`));
      await expect(page).toHaveTitle(new RegExp(text.article));
      const scripture = page.getByRole('figure').filter({ hasText: text.reference });
      await expect(scripture).toContainText(text.translation);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.getByRole('link', { name: text.back }).last().click();
      await expect(readMore).toBeFocused();
      await expect(page).not.toHaveURL(/article=/);
    });

    await test.step(`the browser's Back returns from an article and from a tab`, async () => {
      await readMore.click();
      await expect(title).toHaveText(text.article);
      await page.goBack();
      await expect(readMore).toBeFocused();

      await tab(1).click();
      await expect(page).toHaveURL(/tab=training/);
      await page.goBack();
      await expect(page.getByRole('tab', { name: text.tabs[0], selected: true })).toBeVisible();
    });

    await test.step('the tabs work by keyboard', async () => {
      await tab(0).focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab(1)).toBeFocused();
      await expect(page.getByRole('heading', { level: 2, name: text.course })).toBeVisible();
      await page.keyboard.press('End');
      await expect(tab(2)).toBeFocused();
      await expect(page).toHaveURL(/tab=resources/);
      await expect(page.getByRole('heading', { level: 2, name: text.books })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(tab(0)).toBeFocused();
    });

    await test.step('the page starts at its top, also when it is loaded again further down', async () => {
      await page.evaluate(() => window.scrollTo(0, 300));
      await page.reload();
      await expect(tab(0)).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  test('articles and tabs have addresses that can be shared', async ({ page }) => {
    await test.step('an article, with a way to the others', async () => {
      await open(page, inLanguage(`/resources?article=${slug}`, locale));
      await expect(page.getByRole('heading', { level: 1, name: text.article })).toBeVisible();
      await expect(page.getByRole('heading', { name: text.article })).toHaveCount(1);
      await page.getByRole('link', { name: text.back }).first().click();
      await expect(page.getByRole('link', { name: text.readMore })).toBeFocused();
    });

    await test.step('a tab', async () => {
      await open(page, inLanguage('/resources?tab=training', locale));
      const tab = page.getByRole('tab', { name: text.tabs[1], exact: true });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('heading', { level: 2, name: text.course })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(text.tabs[1]));
    });

    await test.step('one that names no article shows the list and says why', async () => {
      await open(page, inLanguage('/resources?article=no-such-article', locale));
      await expect(page.getByRole('tabpanel').getByText(text.unknown)).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(4);
    });
  });
});

test('a slow article shows a placeholder', { tag: '@phone' }, async ({ page }) => {
  await open(page, inLanguage('/resources', 'en'));
  const { promise, resolve } = deferred();
  await page.route('**/api/articles/*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('link', { name: words.en.readMore }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loading…' })).toBeAttached();
  resolve();
  await expect(page.getByRole('heading', { level: 1, name: words.en.article })).toBeFocused();
});
