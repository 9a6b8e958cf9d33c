import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { horizontalOverflow } from './support/layout';
import { open } from './support/open';

const module = 'depression-suicidal-thoughts';
const addresses = [
  '/',
  '/resources?tab=training',
  `/resources?module=${module}`,
  `/bilingual?module=${module}`,
  `/leader-sheet?module=${module}`,
  '/study-plan?start=2026-11-29',
  '/certificate',
  '/kept',
  '/prayer',
];
inEachLanguage((locale) => {
  test('text of twice the size stays within a phone; words are broken in none of its buttons, and nowhere at the usual size', async ({
    page,
  }) => {
    for (const address of addresses) {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, inLanguage(address, locale));
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
        expect(await page.evaluate(brokenWords, 'body'), `${address} at ${width}`).toEqual([]);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await horizontalOverflow(page), `${address} at ${width}`).toBe(0);
        if (width === 390) expect(await page.evaluate(brokenWords, 'main button'), `buttons of ${address}`).toEqual([]);
        await expect(page.getByRole('navigation').first().getByRole('button').last()).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

/** Words that stand on two lines, in elements of a selector. */
function brokenWords(within: string): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || !text.parentElement.closest(within)) continue;
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
