import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const words = {
  en: { pause: 'Pause background motion', play: 'Play background motion' },
  es: { pause: 'Pausar la animación de fondo', play: 'Reproducir la animación de fondo' },
} as const;

const heroOf = (page: Page) => page.locator('#home');
/** Sets the connection that the browser reports. */
const reportConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);

const particles = (page: Page) => heroOf(page).locator('[data-moving] span');
const still = (page: Page) => heroOf(page).getByRole('img');

/** Not every build of Chromium can decode mp4. */
function hasDecoder(page: Page): Promise<boolean> {
  return page.evaluate(() => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== '');
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

/** When the page requested it, in ms after `load`. */
const askedAfterLoad = (page: Page, path: string) =>
  page.evaluate((name) => {
    const call = performance.getEntriesByType('resource').find((entry) => entry.name.endsWith(name));
    const loaded = performance.getEntriesByName('loaded')[0];
    return call && loaded ? call.startTime - loaded.startTime : null;
  }, path);

inOneLanguage('es', (locale) => {
  test(`a muted video replaces the picture once the page has loaded, can be paused, and is not requested with reduced motion`, async ({
    page,
  }) => {
    const calls = watchVideoCalls(page);
    await test.step('under reduced motion nothing moves and nothing is asked for', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, inLanguage('/', locale));
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
      await expect(particles(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: words[locale].pause })).toHaveCount(0);
      await expect(still(page)).toHaveCSS('opacity', '1');
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect(moving).toBe(0);
    });

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      window.addEventListener('load', () => performance.mark('loaded'));
    });
    await open(page, inLanguage('/', locale));

    await test.step('35 particles drift, each with its own size, position and beginning', async () => {
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

    await test.step('the video is asked for after the page has loaded', async () => {
      await expect.poll(() => askedAfterLoad(page, '/api/assets/status')).toBeGreaterThanOrEqual(95);
      await expect.poll(() => askedAfterLoad(page, '/api/video/pastor-video')).toBeGreaterThanOrEqual(95);
    });

    await test.step('it is a muted loop at half speed, and can be paused', async () => {
      if (!(await hasDecoder(page))) {
        test.info().annotations.push({ type: 'not shown', description: 'this browser cannot play mp4' });
        return;
      }
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
      // Sections further down are not revealed yet.
      await expectAccessible(page, '#home');
      await page.getByRole('button', { name: words[locale].play }).click();
      await expect(video).toHaveJSProperty('paused', false);
      await expect(particles(page).first()).toHaveCSS('animation-play-state', 'running');
    });
  });
});

test(
  'the picture stays if the video is missing or cannot be played, with data saving, and on a slow connection',
  { tag: ['@desktop', night] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const calls = watchVideoCalls(page);
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Background video: ')) lines.push(message.text());
    });
    const expectLine = async (line: string) => {
      await expect.poll(() => lines).toEqual([`Background video: ${line}.`]);
      lines.length = 0;
    };
    const status = '**/api/assets/status';
    const film = '**/api/video/pastor-video';
    /** Opens the home page with the video as given, and returns what it requested. */
    const visit = async (): Promise<string[]> => {
      calls.length = 0;
      await open(page, inLanguage('/', 'en'));
      await expect(heroOf(page).locator('[data-background="failed"]')).toBeVisible();
      await expect(still(page)).toHaveCSS('opacity', '1');
      return calls;
    };

    await test.step('the list of assets says that it is missing', async () => {
      const list = { available: ['hero-image'], missing: ['pastor-video'], environment: 'production' };
      await page.route(status, (route) => route.fulfill({ json: list }));
      expect(await visit()).toEqual(['GET /api/assets/status']);
      await expect(heroOf(page).locator('video')).toHaveCount(0);
      await expectLine('there is no video named pastor-video');
      await page.unroute(status);
    });

    await test.step('the list of assets cannot be had', async () => {
      await page.route(status, (route) => route.abort());
      await expectComplaints(page, [/\/api\/assets\/status.*ERR_FAILED/], async () => {
        await visit();
        await expectLine('the check for pastor-video failed (TypeError: Failed to fetch)');
      });
      await page.unroute(status);
    });

    await test.step('where there is no list, the video itself is asked, and must be one', async () => {
      const html = { contentType: 'text/html', body: '<p>Hello</p>' };
      await page.route(status, (route) => route.fulfill(html));
      await page.route(film, (route) => route.fulfill(html));
      expect(await visit()).toEqual(['GET /api/assets/status', 'HEAD /api/video/pastor-video']);
      await expectLine('there is no video named pastor-video');
      await page.unroute(status);
      await page.unroute(film);
    });

    await test.step('what is called a video cannot be played', async () => {
      await page.route(film, (route) => route.fulfill({ contentType: 'video/mp4', body: 'not really' }));
      await visit();
      await expectLine('pastor-video cannot be played');
      await page.unroute(film);
    });

    await test.step('a browser that lets nothing play by itself', async () => {
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      if (!(await hasDecoder(page))) return;
      await open(page, inLanguage('/', 'en'));
      await expect(heroOf(page).locator('[data-background="video"]')).toBeVisible();
      await expectLine('the browser does not let it play by itself');
    });

    for (const [line, connection] of [
      ['saves data', { saveData: true }],
      ['is on 2g', { effectiveType: '2g' }],
      ['is on 3g', { effectiveType: '3g' }],
    ] as const) {
      await test.step(`a visitor who ${line} is sent no video`, async () => {
        await reportConnection(page, connection);
        await page.goto('about:blank');
        calls.length = 0;
        await open(page, inLanguage('/', 'en'));
        await expect(particles(page)).toHaveCount(35);
        await page.waitForLoadState('networkidle');
        expect(calls).toEqual([]);
      });
    }
  },
);
