import type { Page } from '@playwright/test';
import { publishChange } from './support/editor';
import { expect, test } from './support/journey';
import { inLanguage } from './support/language';
import { open, scrollThrough } from './support/open';

const numbers = { salvations: '47,367', healings: '39,612' };

/** What is visible: while it counts up, the final number is there for screen readers. */
const painted = (page: Page) =>
  page.getByRole('definition').evaluateAll((figures) =>
    figures.map((figure) => {
      const shown = Array.from(figure.querySelectorAll('span')).filter(
        (part) => getComputedStyle(part).opacity !== '0',
      );
      return shown.map((part) => part.textContent).join('');
    }),
  );

// The values do not depend on the screen size; counting up is tested on both.
test('with reduced motion they are not animated', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, inLanguage('/', 'en'));
  await scrollThrough(page);
  expect(await painted(page)).toEqual([numbers.salvations, numbers.healings]);
});

test('they count up once, when visible, and have their final value for screen readers throughout', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // With data saving there is no background video, which is not tested here.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
  await open(page, inLanguage('/', 'en'));
  const [salvations, healings] = await page.getByRole('definition').all();
  const box = await salvations?.boundingBox();
  await page.mouse.wheel(0, 10);
  await expect.poll(() => painted(page)).toEqual(['0', '0']);
  await salvations?.scrollIntoViewIfNeeded();
  await healings?.scrollIntoViewIfNeeded();
  const values: number[] = [];
  await expect
    .poll(async () => {
      const [shown = ''] = await painted(page);
      values.push(Number(shown.replaceAll(',', '')));
      return shown;
    })
    .toBe(numbers.salvations);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values.some((value) => value > 0 && value < 47_367)).toBe(true);
  await expect(page.getByRole('definition').first()).toContainText(numbers.salvations);
  expect((await salvations?.boundingBox())?.width).toBe(box?.width);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => painted(page)).toEqual([numbers.salvations, numbers.healings]);
});

test(
  'the HTML has the final numbers, and an editor’s number and giving link on the next load, in both languages',
  { tag: '@desktop' },
  async ({ page }) => {
    const load = async (locale: 'en' | 'es') => (await page.request.get(inLanguage('/', locale))).text();
    const before = await load('en');
    expect(before).toContain(numbers.salvations);
    expect(before).toContain(numbers.healings);
    const link = 'https://example.org/otra-manera-de-dar';
    const undoNumber = await publishChange('site-setting', 'es', (entry) => ({ ...entry, salvationsCount: 47_368 }));
    const undoLink = await publishChange('support-page', 'es', (entry) => ({ ...entry, givingEcuadorUrl: link }));
    try {
      for (const locale of ['es', 'en'] as const) {
        const html = await load(locale);
        expect(html).toContain('47,368');
        expect(html).toContain(`href="${link}"`);
      }
    } finally {
      await undoLink();
      await undoNumber();
    }
    for (const locale of ['es', 'en'] as const) expect(await load(locale)).not.toContain(link);
  },
);
