import type { Page } from '@playwright/test';

/** Scrolls a page to its end as a reader does, so that everything that waits for being seen has been seen. */
export async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => window.innerHeight);
  for (let place = 0; place < (await page.evaluate(() => document.documentElement.scrollHeight)); place += height) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          // A browser that has nothing new to draw may leave out its frames until something changes.
          setTimeout(resolve, 1_000);
        }),
    );
  }
}
