import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { deferred } from './support/deferred';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { open } from './support/open';

const events = '**/api/revival-events?locale=*';
const media = '**/api/revival-events/*/media*';

const words = {
  en: {
    way: 'See the revival timeline',
    title: 'Revival timeline',
    close: 'Close the timeline',
    august: 'The gathering of August 16',
    day: 'August 16, 2026',
    figures: ['Attendance4,200', 'Salvations612', 'Healings143'],
    hidden: { title: 'Advent behind a closed gate', location: 'Punjab, Pakistan' },
    prayer: 'A night of prayer before the teams leave',
    photos: (title: string) => `Photos and videos: ${title}`,
    position: /^Photo 1 of \d+$/,
    next: /^Photo 2 of \d+$/,
    play: /^Play video: The invitation, .* phone$/,
    closeVideo: 'Close the video',
    share: (title: string) => `Share: ${title}`,
    copied: 'Link copied',
    failed: 'Failed to load revival events.',
    cause: 'The server answered 500.',
    refresh: 'Refresh Page',
    empty: 'No revival events available yet.',
    loading: 'Loading revival events...',
    loadingMedia: 'Loading media...',
    mediaFailed: 'The photos and videos of this event could not be loaded.',
    retry: 'Try again',
    missing: 'This photo could not be loaded',
    gone: /no longer on the timeline/,
  },
  es: {
    way: 'Ver la línea de tiempo',
    title: 'Línea de tiempo del avivamiento',
    close: 'Cerrar la línea de tiempo',
    august: 'La reunión del 16 de agosto',
    day: '16 de agosto de 2026',
    figures: ['Asistencia4,200', 'Salvaciones612', 'Sanidades143'],
    hidden: { title: 'Adviento a puerta cerrada', location: 'Punyab, Pakistán' },
    prayer: 'Una noche de oración antes de que salgan los equipos',
    photos: (title: string) => `Fotos y videos: ${title}`,
    position: /^Foto 1 de \d+$/,
    next: /^Foto 2 de \d+$/,
    play: /^Reproducir el video: La invitación, .* teléfono$/,
    closeVideo: 'Cerrar el video',
    share: (title: string) => `Compartir: ${title}`,
    copied: 'Enlace copiado',
    failed: 'No se pudieron cargar los eventos de avivamiento.',
    cause: 'El servidor respondió 500.',
    refresh: 'Actualizar la página',
    empty: 'Todavía no hay eventos de avivamiento.',
    loading: 'Cargando los eventos de avivamiento...',
    loadingMedia: 'Cargando fotos y videos...',
    mediaFailed: 'No se pudieron cargar las fotos y los videos de este evento.',
    retry: 'Intentar de nuevo',
    missing: 'No se pudo cargar esta foto',
    gone: /ya no está en la línea de tiempo/,
  },
} as const;

const eventList = v.array(v.looseObject({ id: v.string(), title: v.string(), date: v.string() }));

/** Events of other journeys may be among them, and may disappear meanwhile. */
const lasting = (answer: unknown) => v.parse(eventList, answer).filter(({ title }) => !title.startsWith('Journey '));

async function publishedEvents(page: Page, locale: Locale) {
  const answer = await page.request.get(`/api/revival-events?locale=${locale}`);
  return lasting(await answer.json());
}

async function augustOf(page: Page, locale: Locale) {
  const event = (await publishedEvents(page, locale)).find(({ date }) => date === '2026-08-16');
  if (!event) throw new Error('There is no gathering of August 16');
  return event;
}

function timelineOf(page: Page, locale: Locale) {
  const text = words[locale];
  const dialog = page.getByRole('dialog', { name: text.title, exact: true });
  return {
    dialog,
    way: page.locator('#revival').getByRole('link', { name: text.way }),
    event: (name: string) => dialog.getByRole('article', { name, exact: true }),
    photosOf: (name: string) => dialog.getByRole('list', { name: text.photos(name) }),
    large: page.getByRole('dialog', { name: text.position }),
    close: dialog.getByRole('button', { name: text.close, exact: true }),
  };
}

/** Opens the home page and waits until the link to the timeline is hydrated. */
async function openHome(page: Page, locale: Locale) {
  await open(page, inLanguage('/', locale));
  // The form loads last, so the whole page is hydrated by then.
  await page.locator('#prayer').scrollIntoViewIfNeeded();
  await expect(page.locator('#prayer form')).toBeVisible();
  await timelineOf(page, locale).way.focus();
}

const openTimeline = (page: Page, locale: Locale, event = 'all') =>
  open(page, inLanguage(`/?event=${event}#revival`, locale));

async function expectWholeScreen(page: Page, dialog: Locator) {
  const box = await dialog.boundingBox();
  const screen = page.viewportSize();
  expect(box).toMatchObject({ x: 0, y: 0, width: screen?.width });
  expect(box?.height).toBeGreaterThanOrEqual(screen?.height ?? Infinity);
}

/** Records when the page requests the events, by its own (fake) clock. */
async function noteAsking(page: Page) {
  await page.addInitScript(() => {
    const times: { asked: number; answered: number }[] = [];
    const ask = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const asked = Date.now();
      const answer = await ask(input, init);
      if (address.includes('/api/revival-events?')) times.push({ asked, answered: Date.now() });
      return answer;
    };
    Object.assign(window, { times });
  });
  const schema = v.array(v.object({ asked: v.number(), answered: v.number() }));
  return async () => v.parse(schema, await page.evaluate((): unknown => Reflect.get(window, 'times')));
}

// Positions cannot be measured during an animation.
inOneLanguage('es', (locale) => {
  const text = words[locale];

  test('opens from its section by keyboard, shows all events in order, with their pictures and videos', async ({
    page,
  }) => {
    const { dialog, way, event, photosOf, large } = timelineOf(page, locale);
    await page.route(events, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: lasting(await answer.json()) });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/.*revival-event/.test(pathname)) asked.push(pathname);
    });
    const askedMedia = () => new Set(asked.filter((path) => path.endsWith('/media'))).size;
    await openHome(page, locale);
    expect(asked).toEqual([]);
    const published = await publishedEvents(page, locale);
    expect(published.length).toBeGreaterThanOrEqual(4);

    await test.step('all events, in order', async () => {
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]event=all#revival$/);
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(published.map(({ title }) => title));
      const august = event(text.august);
      await expect(august.locator('time')).toHaveText(text.day);
      await expect(august.locator('dl > div')).toHaveText([...text.figures]);
      await expect(event(text.prayer).locator('dl > div')).toHaveCount(1);
      await expect(event(text.hidden.title).getByText(text.hidden.location, { exact: true })).toBeVisible();
      await expect(dialog.getByRole('img').first()).toBeVisible();
      expect(askedMedia()).toBeLessThan(published.length);
      if (locale === 'es') await expectWholeScreen(page, dialog);
      await expectAccessible(page);
    });

    await test.step('it gives the focus back, and is a step of the browser’s history', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).not.toHaveURL(/event=/);
      await expect(way).toBeFocused();
      await page.goForward();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(way).toBeFocused();
    });

    await test.step('a picture large above it', async () => {
      await page.keyboard.press('Enter');
      const photo = photosOf(text.prayer).getByRole('link').first();
      await photo.focus();
      await page.keyboard.press('Enter');
      await expect(large).toBeVisible();
      await expect(large.getByRole('img')).toHaveJSProperty('complete', true);
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('dialog', { name: text.next })).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(dialog).toBeVisible();
      await expect(photo).toBeFocused();

      await photo.click();
      await expect(large).toBeVisible();
      await page.goBack();
      await expect(large).toBeHidden();
      await expect(dialog).toBeVisible();
    });

    await test.step('a video in a dialog above it', async () => {
      await event(text.august).scrollIntoViewIfNeeded();
      const film = photosOf(text.august).getByRole('link', { name: text.play });
      await film.click();
      const player = page.getByRole('dialog').locator('video');
      await expect(player).toBeVisible();
      await expect(player).toHaveJSProperty('controls', true);
      await expectAccessible(page);
      await page.getByRole('button', { name: text.closeVideo }).click();
      await expect(player).toBeHidden();
      await expect(dialog).toBeVisible();
      await expect(film).toBeFocused();
    });

    await test.step('whole, once the reader has come near every event', async () => {
      for (const article of await dialog.getByRole('article').all()) await article.scrollIntoViewIfNeeded();
      await expect.poll(askedMedia).toBe(published.length);
      const broken = await dialog
        .getByRole('img')
        .evaluateAll((found) =>
          found.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0),
        );
      expect(broken).toEqual([]);
    });
  });

  test('opens at an event by its address, which can be shared, and reports an event that does not exist', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { dialog, way, event, close } = timelineOf(page, locale);
    await openTimeline(page, locale, 'nosuchevent0000000000000');
    await expect(dialog.getByText(text.gone)).toBeVisible();
    await expect(dialog.getByRole('article').first()).toBeVisible();

    const { id, title } = await augustOf(page, locale);
    await openTimeline(page, locale, id);
    const heading = event(title).getByRole('heading', { level: 3 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(dialog.locator('[aria-current=true]')).toHaveCount(1);
    await expect(dialog.locator('[aria-current=true]').getByRole('heading')).toHaveText([title]);
    await expect(close).toBeInViewport();
    await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /event/);

    await event(title)
      .getByRole('button', { name: text.share(title) })
      .click();
    await expect(page.getByText(text.copied)).toBeVisible();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.search + copied.hash).toBe(`?event=${id}&lang=${locale}#revival`);

    await close.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/(\?lang=..)?#revival$/);
    await expect(way).toBeFocused();
  });

  test('shows that it is loading or empty, and refetches on return after five minutes', async ({ page }) => {
    const { dialog, way, close } = timelineOf(page, locale);
    const { promise, resolve } = deferred();
    let asked = 0;
    await page.route(events, async (route) => {
      asked += 1;
      await promise;
      await (asked === 1 ? route.fulfill({ json: [] }) : route.continue());
    });
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.install();
    await openTimeline(page, locale);
    await expect(dialog.getByRole('status')).toHaveText(text.loading);
    await expectAccessible(page);
    resolve();
    const nothing = dialog.getByRole('heading', { name: text.empty });
    await expect(nothing).toBeVisible();
    await expectAccessible(page);
    await close.first().click();
    await expect(dialog).toBeHidden();

    await page.clock.fastForward('04:00');
    await way.click();
    await expect(nothing).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await way.click();
    await comeBack();
    expect(asked).toBe(1);
    await page.clock.fastForward('01:00');
    await comeBack();
    await expect.poll(() => asked).toBe(2);
    const first = dialog.getByRole('article').first();
    await expect(first).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.clock.fastForward('04:00');
    await way.click();
    await expect(first).toBeVisible();
    await comeBack();
    expect(asked).toBe(2);
  });

  test.describe('that fails', () => {
    test(
      'is retried three times, a second apart, then gives the reason and can be retried; a partial failure leaves the rest',
      { tag: night },
      async ({ page }) => {
        const { dialog, way, event } = timelineOf(page, locale);
        const timesOfAsking = await noteAsking(page);
        await page.clock.install();
        await page.route(events, (route) => route.fulfill({ status: 500, body: 'at stack.ts:1' }));
        let askedMedia = 0;
        await page.route(media, async (route) => {
          askedMedia += 1;
          await route.fulfill({ status: 500, body: '' });
        });
        await openHome(page, locale);

        const alert = dialog.getByRole('alert');
        await expectComplaints(page, [/\/api\/revival-events\?.*status of 500/], async () => {
          await way.click();
          await expect(async () => {
            await page.clock.runFor(200);
            expect(await alert.count()).toBe(1);
          }).toPass({ intervals: [50] });
        });
        await expect(alert).toHaveText(`${text.failed}${text.cause}`);
        const asked = await timesOfAsking();
        expect(asked).toHaveLength(4);
        for (const [index, next] of asked.slice(1).entries()) {
          const pause = next.asked - (asked[index]?.answered ?? 0);
          expect(pause).toBeGreaterThanOrEqual(1_000);
          expect(pause).toBeLessThan(2_000);
        }
        await expectAccessible(page);

        await page.unroute(events);
        await expectComplaints(page, [/\/media\?.*status of 500/, /\/public-objects\/.*status of 404/], async () => {
          await dialog.getByRole('button', { name: text.refresh }).click();
          await expect(dialog.getByRole('article').first()).toBeVisible();
          const failure = event(text.prayer).getByRole('alert');
          await expect(failure).toContainText(text.mediaFailed);
          await page.unroute(media);
          await page.route('**/public-objects/**', (route) => route.fulfill({ status: 404, body: '' }));
          const before = askedMedia;
          await failure.getByRole('button', { name: text.retry }).click();
          await expect(event(text.prayer).getByText(text.missing).first()).toBeVisible();
          expect(askedMedia).toBe(before);
          await expectAccessible(page);
          await expect(dialog.getByText(text.loadingMedia)).toBeHidden();
        });
      },
    );
  });
});

test.describe('a video of YouTube', { tag: '@desktop' }, () => {
  test('is requested only after a tap, without cookies', async ({ page }) => {
    const { dialog } = timelineOf(page, 'en');
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'A film' }));
    await page.route(media, (route) =>
      route.fulfill({
        json: [
          {
            id: `film of ${route.request().url()}`,
            mediaType: 'video',
            mediaUrl: 'https://youtu.be/aBc-_123XyZ',
            thumbnailUrl: null,
            locale: 'en',
            caption: 'From the roof',
            sortOrder: 1,
          },
        ],
      }),
    );
    await openTimeline(page, 'en');
    const film = dialog.getByRole('link', { name: 'Play video: From the roof' }).first();
    await expect(film).toHaveAttribute('href', 'https://youtu.be/aBc-_123XyZ');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectComplaints(page, [/another host: https:\/\/www\.youtube-nocookie\.com/], async () => {
      await film.click();
      await expect(page.getByRole('dialog', { name: 'From the roof' }).locator('iframe')).toHaveAttribute(
        'src',
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/aBc-_123XyZ\?.*autoplay=1/,
      );
    });
  });
});
