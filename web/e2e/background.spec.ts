import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const words = {
  en: { pause: 'Pause the moving background', play: 'Let the background move' },
  es: { pause: 'Pausar el fondo en movimiento', play: 'Poner el fondo en movimiento' },
} as const;

const heroOf = (page: Page) => page.locator('#home');
const particles = (page: Page) => heroOf(page).locator('[data-moving] span');
const still = (page: Page) => heroOf(page).getByRole('img');

/** Not every build of Chromium brings the decoder that the video needs. */
async function skipWithoutDecoder(page: Page): Promise<void> {
  const answer = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"'),
  );
  test.skip(answer === '', 'this browser cannot play mp4');
}

function watchVideoCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/assets/status' || pathname.startsWith('/api/video/')) {
      calls.push(`${request.method()} ${pathname}`);
    }
  });
  return calls;
}

test.describe('where things may move', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  inEachLanguage((locale) => {
    test(`a muted loop at half speed takes the picture's place, and can be paused`, async ({ page }) => {
      // Without a graphics card the video is drawn by the processor that runs the journeys.
      test.slow();
      await open(page, inLanguage('/', locale));
      await skipWithoutDecoder(page);
      const video = heroOf(page).locator('video');
      await expect(heroOf(page).locator('[data-background="video"]')).toBeVisible();
      await expect(still(page)).toHaveCSS('opacity', '0');
      await expect(video).toHaveCSS('opacity', '1');
      await expect(video).toHaveCSS('filter', 'brightness(0.7) contrast(1.1)');
      await expect(video).toHaveJSProperty('muted', true);
      await expect(video).toHaveJSProperty('loop', true);
      await expect(video).toHaveJSProperty('playbackRate', 0.5);
      await expect(video).toHaveJSProperty('paused', false);

      await page.getByRole('button', { name: words[locale].pause }).click();
      await expect(video).toHaveJSProperty('paused', true);
      await expect(particles(page).first()).toHaveCSS('animation-play-state', 'paused');
      // What is further down has still to be revealed.
      await expectAccessible(page, '#home');
      await page.getByRole('button', { name: words[locale].play }).click();
      await expect(video).toHaveJSProperty('paused', false);
      await expect(particles(page).first()).toHaveCSS('animation-play-state', 'running');
    });
  });

  test('the video is asked for after the page has loaded', async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('load', () => performance.mark('loaded'));
    });
    await open(page, inLanguage('/', 'en'));
    await expect(particles(page)).toHaveCount(35);
    const after = (path: string) =>
      page.evaluate((name) => {
        const call = performance.getEntriesByType('resource').find((entry) => entry.name.endsWith(name));
        const loaded = performance.getEntriesByName('loaded')[0];
        return call && loaded ? call.startTime - loaded.startTime : null;
      }, path);
    await expect.poll(() => after('/api/assets/status')).toBeGreaterThanOrEqual(95);
    await expect.poll(() => after('/api/video/pastor-video')).toBeGreaterThanOrEqual(95);
  });

  test('35 particles drift, each with its own size, place and beginning', async ({ page }) => {
    await open(page, inLanguage('/', 'en'));
    await expect(particles(page)).toHaveCount(35);
    const drifting = await particles(page).evaluateAll((found) =>
      found.map((particle) => ({
        size: parseFloat(getComputedStyle(particle).width),
        left: particle instanceof HTMLElement ? parseFloat(particle.style.left) : NaN,
        delay: parseFloat(getComputedStyle(particle).animationDelay),
      })),
    );
    for (const { size, left, delay } of drifting) {
      expect(size).toBeGreaterThanOrEqual(3);
      expect(size).toBeLessThanOrEqual(9);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(100);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(15);
    }
    expect(new Set(drifting.map(({ left }) => left)).size).toBeGreaterThan(30);
  });

  test('the picture stays where the video is missing', { tag: '@desktop' }, async ({ page }) => {
    const calls = watchVideoCalls(page);
    const status = { available: ['hero-image'], missing: ['pastor-video'], environment: 'production' };
    await page.route('**/api/assets/status', (route) => route.fulfill({ json: status }));
    await open(page, inLanguage('/', 'en'));
    await expect(heroOf(page).locator('[data-background="failed"]')).toBeVisible();
    await expect(still(page)).toHaveCSS('opacity', '1');
    await expect(heroOf(page).locator('video')).toHaveCount(0);
    expect(calls).toEqual(['GET /api/assets/status']);
  });

  test(
    'where no list of assets is kept, the video itself is asked, and must be one',
    { tag: '@desktop' },
    async ({ page }) => {
      const calls = watchVideoCalls(page);
      const html = { contentType: 'text/html', body: '<p>Hello</p>' };
      await page.route('**/api/assets/status', (route) => route.fulfill(html));
      await page.route('**/api/video/pastor-video', (route) => route.fulfill(html));
      await open(page, inLanguage('/', 'en'));
      await expect(heroOf(page).locator('[data-background="failed"]')).toBeVisible();
      await expect(still(page)).toHaveCSS('opacity', '1');
      expect(calls).toEqual(['GET /api/assets/status', 'HEAD /api/video/pastor-video']);
    },
  );

  test('the picture stays where what is called a video cannot be played', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/api/video/pastor-video', (route) =>
      route.fulfill({ contentType: 'video/mp4', body: 'not really' }),
    );
    await open(page, inLanguage('/', 'en'));
    await expect(heroOf(page).locator('[data-background="failed"]')).toBeVisible();
    await expect(still(page)).toHaveCSS('opacity', '1');
  });

  test('a visitor who saves data is sent no video', { tag: '@desktop' }, async ({ page }) => {
    const calls = watchVideoCalls(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    });
    await open(page, inLanguage('/', 'en'));
    await expect(particles(page)).toHaveCount(35);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
});

test('under reduced motion nothing moves and nothing is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const calls = watchVideoCalls(page);
  await open(page, inLanguage('/', 'en'));
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await expect(particles(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.en.pause })).toHaveCount(0);
  await expect(still(page)).toHaveCSS('opacity', '1');
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});
