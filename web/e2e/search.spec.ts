import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const words = {
  en: {
    label: 'Search the library',
    typed: 'grief',
    accented: 'gríef',
    module: 'Grief Counseling',
    kind: 'Training module',
    book: 'anger',
    bookKind: 'Book',
    nothing: 'Nothing in the library has these words',
    clear: 'Clear the search',
    failed: 'The library could not be searched just now.',
    retry: 'Try again',
    results: /^\d+ results? for “/,
  },
  es: {
    label: 'Buscar en la biblioteca',
    typed: 'oracion',
    accented: 'oración',
    module: 'Visitación hospitalaria',
    kind: 'Módulo de formación',
    book: 'ira',
    bookKind: 'Libro',
    nothing: 'Nada en la biblioteca contiene estas palabras',
    clear: 'Borrar la búsqueda',
    failed: 'En este momento no se pudo buscar en la biblioteca.',
    retry: 'Intentar de nuevo',
    results: /^\d+ resultados? para “/,
  },
} as const;

const titles = (page: Page) => page.getByRole('list').getByRole('heading', { level: 3 });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

inEachLanguage((locale) => {
  const text = words[locale];
  const field = (page: Page) => page.getByRole('searchbox', { name: text.label });

  test('words are found as one types, with or without their accents', async ({ page }) => {
    await open(page, inLanguage('/resources', locale));
    await field(page).pressSequentially(text.typed);
    await expect(page.getByRole('status')).toHaveText(text.results);
    await expect(page.getByRole('link', { name: text.module, exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: text.module })).toContainText(text.kind);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expectAccessible(page);
    const found = await titles(page).allTextContents();

    await field(page).fill(text.accented);
    await expect(page.getByRole('status')).toContainText(text.accented);
    await expect(titles(page)).toHaveText(found);
    expect(page.url()).not.toContain(text.typed);
  });

  test('what was found is still there on coming back', async ({ page }) => {
    await open(page, inLanguage('/resources', locale));
    await field(page).fill(text.typed);
    await page.getByRole('link', { name: text.module, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.module })).toBeVisible();
    await page.goBack();
    await expect(field(page)).toHaveValue(text.typed);
    await expect(page.getByRole('link', { name: text.module, exact: true })).toBeFocused();
    await field(page).fill('');
    await expect(page.getByRole('tab')).toHaveCount(3);
  });

  test.describe('where a part of the site cannot be fetched', () => {
    test.use({ expectedConsole: [/Failed to (load|fetch)/] });

    test('what was typed stays, and trying again finds', async ({ page }) => {
      await page.route('**/assets/search-results*', (route) => route.abort());
      await open(page, inLanguage('/resources', locale));
      await field(page).fill(text.typed);
      await expect(page.getByText(text.failed)).toBeVisible();
      await expect(field(page)).toHaveValue(text.typed);
      await page.unroute('**/assets/search-results*');
      await page.getByRole('button', { name: text.retry }).click();
      await expect(page.getByRole('link', { name: text.module, exact: true })).toBeVisible();
    });
  });

  test('a book leads to its card', async ({ page }) => {
    await open(page, inLanguage('/resources', locale));
    await field(page).fill(text.book);
    const book = page
      .getByRole('listitem')
      .filter({ hasText: `${text.bookKind} ·` })
      .first();
    const name = await book.getByRole('heading').textContent();
    await book.getByRole('link').click();
    const card = page.getByRole('tabpanel').getByRole('heading', { level: 3, name: name ?? '' });
    await expect(card).toBeInViewport();
  });

  test('words that are nowhere are told, and taken back by a button', async ({ page }) => {
    await open(page, inLanguage('/resources', locale));
    await field(page).fill('xylophone zeppelin');
    await expect(page.getByRole('heading', { name: text.nothing })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text.clear }).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('tab')).toHaveCount(3);
  });

  test.describe('while the library does not answer', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('the search says so and can be tried again', async ({ page }) => {
      await open(page, inLanguage('/resources', locale));
      await page.route('**/api/books?**', (route) => route.abort());
      await field(page).fill(text.typed);
      await expect(page.getByText(text.failed)).toBeVisible();
      await page.unroute('**/api/books?**');
      await page.getByRole('button', { name: text.retry }).click();
      await expect(page.getByRole('link', { name: text.module, exact: true })).toBeVisible();
    });
  });
});

test('nothing of the search is loaded before its field is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/resources');
  expect(scripts.filter((url) => /search-results|library-search/.test(url))).toEqual([]);
  await page.getByRole('searchbox').focus();
  await expect.poll(() => scripts.some((url) => url.includes('search-results'))).toBe(true);
});
