import type { Browser, Locator, Page } from 'playwright-core';
import { fillLibrary, imageCount, mediaCount } from './admin-scale-data';
import type { Account } from '../lib/call-cms';
import { median } from './statistics';

export type AdminScale = {
  images: number;
  media: number;
  /** From navigation until the first row of the library's images is loaded; the median of the runs. */
  firstThumbnailsMs: number;
  /** The same for the media of the event with many. */
  firstMediaMs: number;
  /** The longest task while the whole page was scrolled. */
  longestTaskMs: number;
};

const wheelStepPx = 500;
const wheelPauseMs = 40;

const libraryImages = '[aria-labelledby="picker-title"] [role="group"] img';
const mediaImages = '[aria-labelledby="admin-media"] img';

declare global {
  interface Window {
    benchLongestTask: number;
  }
}

async function signIn(page: Page, origin: string, { email, password }: Account): Promise<void> {
  await page.goto(`${origin}/admin?lang=en`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('region', { name: 'Add pictures' }).waitFor();
}

/** Milliseconds from navigation until the images of the first row are loaded, scrolled into view. */
async function firstRowTime(page: Page, address: string, images: string): Promise<number> {
  await page.goto(address);
  const shown = await page.waitForFunction((selector) => {
    const found = Array.from(document.querySelectorAll<HTMLImageElement>(selector));
    found[0]?.scrollIntoView({ block: 'center' });
    const top = found[0]?.getBoundingClientRect().top;
    const row = found.filter((image) => image.getBoundingClientRect().top === top);
    const isThere = row.length > 0 && row.every((image) => image.complete && image.naturalWidth > 0);
    return isThere ? performance.now() : false;
  }, images);
  const time: unknown = await shown.jsonValue();
  return typeof time === 'number' ? time : Infinity;
}

/** Turns the wheel until the element is scrolled to its end, which may move as content loads. */
async function scrollThrough(page: Page, scrolled: Locator): Promise<void> {
  const isAtEnd = () => scrolled.evaluate((box) => box.scrollTop + box.clientHeight >= box.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, wheelStepPx);
    await page.waitForTimeout(wheelPauseMs);
  }
}

async function longestTaskWhileScrolling(page: Page): Promise<number> {
  const library = page.locator(libraryImages).first();
  await page.evaluate(() => {
    window.benchLongestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.benchLongestTask = Math.max(window.benchLongestTask, duration);
      }
    }).observe({ type: 'longtask' });
  });
  // First the page with the event's media, then the library, which scrolls on its own.
  const viewport = page.viewportSize();
  await page.mouse.move((viewport?.width ?? 0) * 0.6, (viewport?.height ?? 0) / 2);
  await scrollThrough(page, page.locator('html'));
  await library.scrollIntoViewIfNeeded();
  await library.hover({ force: true });
  const list = page.locator('[aria-labelledby="picker-title"] [role="group"] [role="list"]');
  await scrollThrough(page, list);
  return page.evaluate(() => window.benchLongestTask);
}

/** Measures the admin page with the media of many years, signed in, on a screen of 1440 by 900 pixels. */
export async function measureAdminScale(
  browser: Browser,
  origin: string,
  account: Account,
  runs: number,
): Promise<AdminScale> {
  const eventId = await fillLibrary(origin, account);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await signIn(page, origin, account);
    const thumbnails: number[] = [];
    const media: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      thumbnails.push(await firstRowTime(page, `${origin}/admin`, libraryImages));
      media.push(await firstRowTime(page, `${origin}/admin?event=${eventId}`, mediaImages));
    }
    return {
      images: imageCount,
      media: mediaCount,
      firstThumbnailsMs: Math.round(median(thumbnails)),
      firstMediaMs: Math.round(median(media)),
      longestTaskMs: Math.round(await longestTaskWhileScrolling(page)),
    };
  } finally {
    await context.close();
  }
}
