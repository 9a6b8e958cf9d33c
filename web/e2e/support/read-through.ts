import type { Page } from '@playwright/test';

/** Scrolls a page to its end as a reader does, so that everything that waits for being seen has been seen. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = () =>
      new Promise<void>((resolve) => {
        // What waits for being seen is told at the end of a frame, after whoever asked for that frame.
        requestAnimationFrame(() => setTimeout(resolve));
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await seen();
    }
  });
}
