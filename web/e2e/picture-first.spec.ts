import type { Page } from '@playwright/test';
import { deferred } from './support/deferred';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage } from './support/language';

const heroPicture = /\/uploads\/[^/]*hero/;

/** Delays the hero's picture until `release` is called. */
async function holdPicture(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = deferred();
  await page.route(heroPicture, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();

inOneLanguage('es', (locale) => {
  test(`home requests its scripts once its picture has loaded: ${locale}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const release = await holdPicture(page);
    const picture = page.waitForRequest(heroPicture);
    await page.goto(inLanguage('/', locale), { waitUntil: 'domcontentloaded' });
    await picture;
    expect(scripts).toEqual([]);
    const script = page.waitForRequest((request) => request.resourceType() === 'script');
    release();
    await script;
    await hydrated(page);
  });
});

test('home works before its picture if that takes too long', { tag: ['@phone', night] }, async ({ page }) => {
  const release = await holdPicture(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  release();
});
