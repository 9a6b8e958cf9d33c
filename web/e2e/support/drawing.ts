import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errors, expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test';

/** Frames may be late on a busy machine, but never by this much. */
const patienceMs = 5_000;

/** Playwright waits for frames in a world of its own, which a faked clock does not reach. */
async function hasStoppedDrawing(page: Page): Promise<boolean> {
  try {
    await page.locator(':root').scrollIntoViewIfNeeded({ timeout: patienceMs });
    return false;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return true;
    throw error;
  }
}

/** The addresses of pages that no longer get frames, or no longer answer. */
async function undrawnPages(context: BrowserContext): Promise<string[]> {
  const pages = context.pages();
  const stopped = await Promise.all(pages.map(hasStoppedDrawing));
  return pages.filter((_, index) => stopped[index]).map((page) => new URL(page.url()).pathname);
}

/** A file, because another worker repeats the journey; Playwright empties the folder before each run. */
const noteOf = ({ project, testId }: TestInfo): string => join(project.outputDir, 'undrawn', testId);

/** Playwright retries every failure; only undrawn pages are a reason to (docs/decisions/0018). */
export function retryUndrawnPagesOnly(visit: TestInfo): void {
  if (visit.retry > 0 && !existsSync(noteOf(visit))) {
    throw new Error('The journey failed while the browser was drawing, so it is not made again.');
  }
}

/** After a failure, reports pages that the browser had stopped drawing, and permits the retry. */
export async function recordUndrawnPages(context: BrowserContext, visit: TestInfo): Promise<void> {
  if (visit.status === visit.expectedStatus) return;
  const pages = await undrawnPages(context);
  if (pages.length > 0) {
    mkdirSync(dirname(noteOf(visit)), { recursive: true });
    writeFileSync(noteOf(visit), pages.join('\n'));
  }
  expect(pages, 'pages that the browser had stopped drawing').toEqual([]);
}
