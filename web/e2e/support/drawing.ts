import type { BrowserContext, Page } from '@playwright/test';

/** Frames come sixty times a second; on a busy machine they may be late, though never by this much. */
const patienceMs = 3_000;

async function hasStoppedDrawing(page: Page): Promise<boolean> {
  const noFrame = page.evaluate(
    (ms) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(false));
        setTimeout(() => resolve(document.visibilityState === 'visible'), ms);
      }),
    patienceMs,
  );
  // A page that does not answer at all has another trouble.
  const noAnswer = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2 * patienceMs));
  return Promise.race([noFrame.catch(() => false), noAnswer]);
}

/** The addresses of visible pages that get no frame any more. */
export async function undrawnPages(context: BrowserContext): Promise<string[]> {
  const pages = context.pages();
  const stopped = await Promise.all(pages.map(hasStoppedDrawing));
  return pages.filter((_, index) => stopped[index]).map((page) => new URL(page.url()).pathname);
}
