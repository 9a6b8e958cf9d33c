import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { expect, inOneLanguage, night, test } from './support/journey';
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
    nothing: 'No results found',
    clear: 'Clear search',
    failed: 'Search is not available right now.',
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
    nothing: 'No se encontraron resultados',
    clear: 'Borrar la búsqueda',
    failed: 'La búsqueda no está disponible en este momento.',
    retry: 'Intentar de nuevo',
    results: /^\d+ resultados? para “/,
  },
} as const;

const titles = (page: Page) => page.getByRole('list').getByRole('heading', { level: 3 });
inOneLanguage('en', (locale) => {
  const text = words[locale];
  const field = (page: Page) => page.getByRole('searchbox', { name: text.label });

  test('results appear while typing, remain on return, and open an entry', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const module = page.getByRole('link', { name: text.module, exact: true });

    await test.step('nothing of the search is loaded before its field is used', async () => {
      await open(page, inLanguage('/resources', locale));
      expect(scripts.filter((url) => /search-results|library-search/.test(url))).toEqual([]);
      await field(page).focus();
      await expect.poll(() => scripts.some((url) => url.includes('search-results'))).toBe(true);
    });

    await test.step('words are found with or without their accents', async () => {
      await field(page).pressSequentially(text.typed);
      await expect(page.getByRole('status')).toHaveText(text.results);
      await expect(module).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: text.module })).toContainText(text.kind);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expectAccessible(page);
      const found = await titles(page).allTextContents();

      await field(page).fill(text.accented);
      await expect(page.getByRole('status')).toContainText(text.accented);
      await expect(titles(page)).toHaveText(found);
      expect(page.url()).not.toContain(text.typed);
    });

    await test.step('what was found is still there on coming back', async () => {
      await module.click();
      await expect(page.getByRole('heading', { level: 1, name: text.module })).toBeVisible();
      await page.goBack();
      await expect(field(page)).toHaveValue(text.accented);
      await expect(module).toBeFocused();
      await field(page).fill('');
      await expect(page.getByRole('tab')).toHaveCount(3);
    });

    await test.step('a search without results says so, and a button clears it', async () => {
      await field(page).fill('xylophone zeppelin');
      await expect(page.getByRole('heading', { name: text.nothing })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: text.clear }).click();
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole('tab')).toHaveCount(3);
    });

    await test.step('a book leads to its card', async () => {
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
  });

  test.describe('on a bad connection', () => {
    test(
      'the query stays, the search reports the failure, and a retry finds results',
      { tag: night },
      async ({ page }) => {
        const failed = page.getByText(text.failed);
        await page.route('**/api/books?**', (route) => route.abort());
        await page.route('**/assets/search-results*', (route) => route.abort());

        await test.step('a part of the site cannot be fetched', async () => {
          await expectComplaints(
            page,
            [/search-results.*ERR_FAILED/, /dynamically imported module: .*search-results/],
            async () => {
              await open(page, inLanguage('/resources', locale));
              await field(page).fill(text.typed);
              await expect(failed).toBeVisible();
            },
          );
          await expect(field(page)).toHaveValue(text.typed);
        });

        await test.step('the library does not answer', async () => {
          await page.unroute('**/assets/search-results*');
          const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/books?'));
          await expectComplaints(page, [/\/api\/books\?.*ERR_FAILED/], async () => {
            await page.getByRole('button', { name: text.retry }).click();
            await asked;
            await expect(failed).toBeVisible();
          });
          await page.unroute('**/api/books?**');
          await page.getByRole('button', { name: text.retry }).click();
          await expect(page.getByRole('link', { name: text.module, exact: true })).toBeVisible();
        });
      },
    );
  });
});
