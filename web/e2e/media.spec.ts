import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { expect, inOneLanguage, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { open, scrollThrough } from './support/open';

const photoWords = {
  en: {
    position: (number: number) => `Photo ${number} of 6`,
    next: 'Next photo',
    previous: 'Previous photo',
    close: 'Close the photo',
    missing: 'Photo not found',
  },
  es: {
    position: (number: number) => `Foto ${number} de 6`,
    next: 'Foto siguiente',
    previous: 'Foto anterior',
    close: 'Cerrar la foto',
    missing: 'Foto no encontrada',
  },
} as const;

const videoWords = {
  en: {
    play: /^Play video: /,
    posters: ['Play video: A welcome from the Pastor', 'Play video: Revival in Pakistan, August 16'],
    close: 'Close the video',
    failed: 'The video cannot be played here',
    open: /^Open the video/,
    retry: 'Try again',
  },
  es: {
    play: /^Reproducir el video: /,
    posters: [
      'Reproducir el video: La bienvenida del Pastor',
      'Reproducir el video: Avivamiento en Pakistán, 16 de agosto',
    ],
    close: 'Cerrar el video',
    failed: 'Aquí no se puede reproducir el video',
    open: /^Abrir el video/,
    retry: 'Intentar de nuevo',
  },
} as const;
const dialog = (page: Page) => page.getByRole('dialog');
const photos = (page: Page) => page.locator('main li a[aria-haspopup="dialog"]');

async function openGallery(page: Page, locale: Locale) {
  await open(page, inLanguage('/marriage-ministry', locale));
  await expect(photos(page)).toHaveCount(6);
}

const videoButton = (page: Page, locale: Locale) =>
  page.locator('#about').getByRole('link', { name: videoWords[locale].play });

/** Sections further down hydrate later; from then on hovering loads the player. */
async function openVideo(page: Page, locale: Locale) {
  const link = videoButton(page, locale);
  let isOnItsWay = false;
  page.on('request', (request) => {
    isOnItsWay ||= request.url().includes('/video-dialog');
  });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(isOnItsWay).toBe(true);
  }).toPass();
  await link.click();
}

inOneLanguage('es', (locale) => {
  test.describe('photos', () => {
    const words = photoWords[locale];

    test('open by keyboard, change with arrow keys, buttons and swipes, and return the focus', async ({ page }) => {
      await openGallery(page, locale);
      const photo = dialog(page).getByRole('img');

      await test.step('by keyboard', async () => {
        const second = photos(page).nth(1);
        await second.focus();
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toHaveAccessibleName(words.position(2));
        await expect(photo).toHaveJSProperty('complete', true);
        await expectAccessible(page);
        await page.keyboard.press('ArrowRight');
        await expect(dialog(page)).toHaveAccessibleName(words.position(3));
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        await expect(dialog(page)).toHaveAccessibleName(words.position(6));
        for (let step = 0; step < 6; step += 1) {
          await page.keyboard.press('Tab');
          expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
        }
        await dialog(page).getByRole('button', { name: words.close }).click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(second).toBeFocused();
      });

      await test.step('by buttons, which say what they do', async () => {
        await photos(page).first().click();
        const next = dialog(page).getByRole('button', { name: words.next });
        await next.hover();
        await expect(page.getByRole('tooltip')).toHaveText(words.next);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('tooltip')).toHaveCount(0);
        await next.click();
        await expect(dialog(page)).toHaveAccessibleName(words.position(2));
        await dialog(page).getByRole('button', { name: words.previous }).click();
        await expect(dialog(page)).toHaveAccessibleName(words.position(1));
      });

      await test.step('by a swipe', async () => {
        await expect(photo).toHaveJSProperty('complete', true);
        const box = await photo.boundingBox();
        if (!box) throw new Error('The photo is not to be seen');
        const middle = box.y + box.height / 2;
        await page.mouse.move(box.x + box.width - 20, middle);
        await page.mouse.down();
        await page.mouse.move(box.x + 20, middle, { steps: 4 });
        await page.mouse.up();
        await expect(dialog(page)).toHaveAccessibleName(words.position(2));
      });
    });

    test.describe('that do not load', () => {
      test('are replaced by a text in a box of the same size', async ({ page }) => {
        await page.route('**/public-objects/**', (route) => route.abort());
        const boxes = page.locator('main ul:has(a[aria-haspopup="dialog"]) > li');
        const photos = page.locator('main li', { hasText: words.missing });
        const whole = await expectComplaints(page, [/\/public-objects\/.*ERR_FAILED/], async () => {
          await openGallery(page, locale);
          const box = await boxes.first().boundingBox();
          await boxes.first().evaluate((first) => first.scrollIntoView());
          await expect(photos).toHaveCount(6);
          return box;
        });
        const broken = await photos.first().boundingBox();
        expect(broken?.height).toBeCloseTo(whole?.height ?? 0, 0);
        await expectAccessible(page);
      });
    });
  });

  test.describe('the videos of home', () => {
    const words = videoWords[locale];

    test('are posters until tapped, then load and play, and return the focus', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/video/.test(new URL(request.url()).pathname.replace(/^\/assets\//, ''))) asked.push(request.url());
      });
      await open(page, inLanguage('/', locale));
      await scrollThrough(page);
      expect(asked.filter((url) => !/poster/.test(url))).toEqual([]);
      await expect(page.locator('#about video')).toHaveCount(0);
      await openVideo(page, locale);
      const player = dialog(page).locator('video');
      await expect(player).toHaveJSProperty('paused', false);
      await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: words.close }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(videoButton(page, locale)).toBeFocused();

      for (const name of words.posters) {
        const poster = page.getByRole('link', { name });
        await poster.click();
        await expect(player).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(poster).toBeFocused();
      }
      expect(asked.some((url) => url.includes('/api/pakistan-revival-video'))).toBe(true);
    });

    test.describe('when it cannot be had', () => {
      test('says so with a way to retry, and plays once available', async ({ page }) => {
        await open(page, inLanguage('/', locale));
        const source = '/api/video-production/pastor-video';
        await expect(videoButton(page, locale)).toHaveAttribute('href', source);
        // The page's background may request the same file; the test is about the dialog's.
        const everySource = /\/api\/video(?:-production)?\//;
        await expectComplaints(page, [/\/api\/video.*status of 503/], async () => {
          await page.route(everySource, (route) => route.fulfill({ status: 503, body: 'Not now' }));
          await openVideo(page, locale);
          await expect(dialog(page).getByRole('alert')).toContainText(words.failed);
          await expect(dialog(page).getByRole('link', { name: words.open })).toHaveAttribute('href', source);
          await expectAccessible(page);
          await page.unroute(everySource);
        });
        await dialog(page).getByRole('button', { name: words.retry }).click();
        await expect(dialog(page).locator('video')).toHaveJSProperty('paused', false);
      });
    });
  });
});

// Independent of the screen size.
test(
  'without scripts photos and videos are links to their files',
  { tag: '@desktop' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/marriage-ministry');
    const photo = await photos(page).first().getAttribute('href');
    await page.goto('/');
    const video = await videoButton(page, 'en').getAttribute('href');
    for (const [address, type] of [
      [photo, /^image\//],
      [video, /^video\/mp4/],
    ] as const) {
      const answer = await context.request.get(address ?? '');
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(type);
    }
    await context.close();
  },
);

test(
  'a page is shared with its address in the current language',
  { tag: '@phone' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, inLanguage('/marriage-ministry', 'es'));
    await scrollThrough(page);
    const share = page.getByRole('group', { name: 'Compartir esta página' });
    const address = `${new URL(baseURL ?? '').origin}/marriage-ministry?lang=es`;
    const whatsApp = await share.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href');
    expect(new URL(whatsApp ?? '').searchParams.get('text')).toContain(address);
    await share.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  },
);
