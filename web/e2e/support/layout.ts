import { expect, type Page } from '@playwright/test';

/** One h1, and no skipped heading level. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
  const headings = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((found) =>
      found.map((heading) => ({ level: Number(heading.tagName.slice(1)), text: heading.textContent })),
    );
  const levels = headings.map(({ level }) => level);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  const leaps = headings.filter(({ level }, index) => level > (levels[index - 1] ?? 1) + 1);
  expect(leaps).toEqual([]);
}

/** By how many pixels the page is too wide for the narrowest phones. */
export async function horizontalOverflow(page: Page): Promise<number> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (size) await page.setViewportSize(size);
  return Math.max(0, excess);
}

/** The links, buttons and fields that stand beside the screen of a small or a very small phone. */
export async function controlsBesideScreen(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const found: string[] = [];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const names = await page.locator('a, button, input, select, textarea').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { left, right, width: own } = control.getBoundingClientRect();
        const isBeside = own > 1 && control.checkVisibility() && (left < 0 || right > window.innerWidth);
        return isBeside ? [control.textContent.trim() || control.outerHTML.slice(0, 80)] : [];
      }),
    );
    found.push(...names.map((name) => `${name} at ${width} px`));
  }
  if (size) await page.setViewportSize(size);
  return found;
}
