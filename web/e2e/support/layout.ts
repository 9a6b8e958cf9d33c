import { expect, type Page } from '@playwright/test';

/** One title, and below it no level left out on the way down. */
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

/** On the narrowest phone that anybody has. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}
