import { expect, inOneLanguage, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';
import { open } from './support/open';

const words = {
  en: {
    tab: 'Resources',
    discipleship: 'Our discipleship website',
    visit: 'Visit the website (opens in a new tab)',
    buy: 'View at the bookstore',
    newTab: 'opens in a new tab',
    shelves: { en: 'Books in English', es: 'Books in Spanish' },
  },
  es: {
    tab: 'Recursos',
    discipleship: 'Nuestro sitio de discipulado',
    visit: 'Visitar el sitio (se abre en otra pestaña)',
    buy: 'Ver en la librería',
    newTab: 'se abre en otra pestaña',
    shelves: { en: 'Libros en inglés', es: 'Libros en español' },
  },
} as const;

const categories = { en: ['Spiritual Growth', 'Prophetic'], es: ['Profético', 'Crecimiento espiritual'] } as const;
inOneLanguage('en', (locale) => {
  const text = words[locale];

  test('the bookshelf has two books in each language, and the discipleship website beside them', async ({ page }) => {
    const panel = page.getByRole('tabpanel');

    await test.step('a broken cover gives way to a sign, which keeps its place', async () => {
      await page.route(/\/api\/assets\/.*cover/, (route) =>
        route.fulfill({ status: 200, contentType: 'image/webp', body: 'no picture' }),
      );
      await open(page, inLanguage('/resources?tab=resources', locale));
      const book = panel.getByRole('article').last();
      await book.scrollIntoViewIfNeeded();
      await expect(book.getByRole('img')).toHaveCount(0);
      await expect(book.locator('img')).toHaveCount(0);
      const sign = book.locator('svg').first();
      await expect(sign).toBeVisible();
      const box = await sign.locator('..').boundingBox();
      expect(box && box.height / box.width).toBeCloseTo(1.5, 1);
    });

    await test.step('the website of discipleship, also in the first HTML', async () => {
      const html = await (await page.request.get(inLanguage('/resources?tab=resources', locale))).text();
      expect(html).toContain(text.discipleship);
      const link = page.getByRole('region', { name: text.discipleship }).getByRole('link', { name: text.visit });
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });

    await test.step('the books, which lead to the bookstore', async () => {
      await page.getByRole('tab').first().click();
      await expect(panel.getByRole('heading', { level: 2, name: text.shelves[locale] })).toHaveCount(0);
      await page.getByRole('tab', { name: text.tab, exact: true }).click();
      await expect(panel.getByRole('article')).toHaveCount(4);
      const other = locale === 'en' ? 'es' : 'en';
      const shelves = [text.shelves[locale], text.shelves[other]];
      await expect(panel.getByRole('heading', { level: 2 }).filter({ hasText: /^(Books|Libros) / })).toHaveText(
        shelves,
      );
      for (const language of LOCALES) {
        const shelf = panel
          .locator('div')
          .filter({ has: page.getByRole('heading', { level: 2, name: text.shelves[language] }) })
          .last();
        const books = shelf.getByRole('article');
        await expect(books).toHaveCount(2);
        for (const [index, category] of categories[language].entries()) {
          const book = books.nth(index);
          await expect(book).toContainText(category);
          const title = book.getByRole('heading', { level: 3 });
          // Books in another language than the page have a `lang`.
          expect(await title.getAttribute('lang')).toBe(language === locale ? null : language);
          const link = book.getByRole('link', { name: `${text.buy} ${await title.innerText()}` });
          await expect(link).toHaveAccessibleName(new RegExp(text.newTab));
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
          await expect(link).toHaveAttribute('href', /^https:\/\//);
        }
      }
    });
  });
});
