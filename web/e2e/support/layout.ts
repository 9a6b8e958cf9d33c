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
