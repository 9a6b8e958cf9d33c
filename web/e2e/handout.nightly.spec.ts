import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const modules = v.object({ data: v.array(v.object({ slug: v.string() })) });

/** Two sheets, printed on both sides. */
const mostPages = 4;

async function pagesOnPaper(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? Infinity;
}

/** Columns of flexible boxes, and grids with such a cell, that are taller than a third of a sheet. */
function tallBoxes(): string[] {
  const isTall = (element: Element) => element.getBoundingClientRect().height > 400;
  return Array.from(document.querySelectorAll('main *')).flatMap((box) => {
    const { display, flexDirection } = getComputedStyle(box);
    const isColumn = display.endsWith('flex') && flexDirection === 'column';
    const isCut = isColumn ? isTall(box) : display.endsWith('grid') && Array.from(box.children).some(isTall);
    return isCut ? [box.outerHTML.slice(0, 100)] : [];
  });
}

inEachLanguage((locale) => {
  test('every module is a handout of at most two sheets, without buttons', async ({ page }) => {
    const list = await page.request.get('/api/training-modules?locale=en&fields=slug');
    const { data } = v.parse(modules, await list.json());
    expect(data).toHaveLength(8);
    for (const { slug } of data) {
      await open(page, inLanguage(`/resources?module=${slug}`, locale));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
      for (const format of ['A4', 'Letter']) {
        expect(await pagesOnPaper(page, format), `${slug} on ${format}`).toBeLessThanOrEqual(mostPages);
      }
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('on paper nothing tall is a box that old engines cut, or Firefox moves whole', async ({ page }) => {
    const module = 'depression-suicidal-thoughts';
    for (const address of [`/bilingual?module=${module}`, `/resources?module=${module}`, '/privacy']) {
      await page.setViewportSize({ width: 794, height: 1123 });
      await open(page, inLanguage(address, locale));
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(tallBoxes), address).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('a study plan is one page', async ({ page }) => {
    for (const plan of ['/study-plan', '/study-plan?start=2027-01-04&pace=two-a-week']) {
      await open(page, inLanguage(plan, locale));
      for (const format of ['A4', 'Letter']) expect(await pagesOnPaper(page, format), `${plan} on ${format}`).toBe(1);
    }
  });
});
