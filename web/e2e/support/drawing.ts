import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page, TestInfo } from '@playwright/test';

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

const note = (visit: TestInfo) => join(visit.project.outputDir, `stopped-drawing-${visit.testId}`);

/** A visit that failed is made again only where the browser had stopped drawing; any other failure stands. */
export function expectReasonToMakeAgain(visit: TestInfo): void {
  if (visit.retry > 0 && !existsSync(note(visit))) {
    throw new Error('It failed while the browser was drawing, and is not made again: the first failure counts.');
  }
}

/** After a visit: notes whether it failed on a page that the browser had stopped drawing. */
export async function noteStoppedDrawing(browser: Browser, visit: TestInfo): Promise<void> {
  if (visit.status === visit.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  const stopped = await Promise.all(pages.map(hasStoppedDrawing));
  if (!stopped.includes(true)) return;
  mkdirSync(dirname(note(visit)), { recursive: true });
  writeFileSync(note(visit), '');
}
