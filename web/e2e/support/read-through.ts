import type { Page } from '@playwright/test';

/** Scrolls a page to its end as a reader does, so that everything that waits for being seen has been seen. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = () =>
      new Promise<void>((resolve) => {
        // What waits for being seen is told at the end of a frame, after whoever asked for that frame.
        requestAnimationFrame(() => setTimeout(resolve));
        // Headless Chromium sometimes draws a page no more (docs/decisions/0018); reading it needs no frame.
        setTimeout(resolve, 1_000);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await seen();
    }
  });
}
