import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { open } from './support/open';
import { startOwnWebServer } from './support/own-web-server';
import { fetchQuiz, quizOf, quizWords } from './support/quiz';

const slug = 'hospital-visitation';
const titles = { en: 'Hospital Visitation', es: 'Visitación hospitalaria' } as const;
const words = {
  en: {
    sheet: 'Leader’s sheet',
    questions: 'Questions to talk about',
    keep: 'Keep on this device',
    kept: 'Kept on this device',
    start: /^Keep it \([\d.]+ [kM]B\)$/,
    done: 'It is kept. You can open it offline at the same address.',
    offline: 'You are offline.',
    these: 'These you have kept:',
    search: 'Search what you have kept',
    term: 'hospital',
    keptOnly: /only what you have kept on this device was searched/,
    found: /Found: 1/,
    remove: /^Remove “Hospital Visitation”/,
    full: /There is no room left on this device/,
    noLine: /There is no connection at the moment/,
    refused: /does not allow pages to be kept, as in a private window/,
    noWorker: /This browser cannot keep pages/,
    corrected: /has published a correction/,
    update: /^Get the correction/,
    nothing: 'Nothing is kept on this device',
  },
  es: {
    sheet: 'Hoja para líderes',
    questions: 'Preguntas para conversar',
    keep: 'Guardar en este dispositivo',
    kept: 'Guardado en este dispositivo',
    start: /^Guardar \([\d.]+ [kM]B\)$/,
    done: 'Ya está guardado. Puede abrirlo sin conexión en la misma dirección.',
    offline: 'No hay conexión.',
    these: 'Esto es lo que ha guardado:',
    search: 'Buscar en lo que ha guardado',
    term: 'hospital',
    keptOnly: /se buscó solamente en lo que ha guardado/,
    found: /Resultados: 1/,
    remove: /^Quitar “Visitación hospitalaria”/,
    full: /No queda espacio en este dispositivo/,
    noLine: /En este momento no hay conexión/,
    refused: /no permite guardar páginas, como sucede en una ventana privada/,
    noWorker: /Este navegador no puede guardar páginas/,
    corrected: /ha publicado una corrección/,
    update: /^Descargar la corrección/,
    nothing: 'No hay nada guardado en este dispositivo',
  },
} as const;

/** What a browser says of a cut line, and of the worker's own answer. */
test.use({
  expectedConsole: [
    /status of 503|status of 404|ERR_FAILED|ERR_INTERNET_DISCONNECTED|another host: http:..127[.]0[.]0[.]1:/,
  ],
});
/** Keeps what the open page offers, in its own language. */
async function keep(page: Page, locale: Locale): Promise<void> {
  const text = words[locale];
  await page.getByRole('button', { name: text.keep, exact: true }).click();
  await page.getByRole('button', { name: text.start }).click();
  await expect(page.getByText(text.done)).toBeVisible();
  await expect(page.getByRole('button', { name: text.kept, exact: true })).toBeVisible();
}

const isKeepable =
  /^\/(?:assets\/[\w.-]+|uploads\/\w+_cover_\w+\.webp\?v=\w+|kept\/index\.json|kept\?lang=(?:en|es)|files\/modules\/[\w-]+\.html\?lang=(?:en|es)|resources\?module=[\w-]+&lang=(?:en|es)|leader-sheet\?module=[\w-]+&lang=(?:en|es)|api\/(?:leader-sheets|training-modules|quizzes|site-setting|resources-page|crisis-lines)\b.*)$/;

/** The addresses of everything that is stored on the device. */
function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caching.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url.slice(location.origin.length)).sort();
  });
}

test(
  'the server can switch a worker off, which clears away what was kept',
  { tag: ['@phone', night] },
  async ({ page }) => {
    const site = await startOwnWebServer();
    await open(page, site.url + inLanguage(`/resources?module=${slug}`, 'en'));
    await keep(page, 'en');
    const port = new URL(site.url).port;
    await site.stop();
    const switchedOff = await startOwnWebServer(undefined, { OFFLINE_READING: 'off', PORT: port });
    try {
      await open(page, site.url + inLanguage('/about', 'en'));
      // The check that follows every visit, which Chromium puts off until the worker rests.
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect
        .poll(() =>
          page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
        )
        .toEqual([[], 0]);
      await open(page, site.url + inLanguage(`/resources?module=${slug}`, 'en'));
      await page.getByRole('button', { name: words.en.keep }).click();
      await expect(page.getByRole('alert')).toHaveText(/Pages cannot be kept at the moment/);
    } finally {
      await switchedOff.stop();
    }
  },
);

test('a newer worker takes over by itself', { tag: ['@phone', night] }, async ({ page }) => {
  await open(page, inLanguage(`/resources?module=${slug}`, 'en'));
  // Another address counts as another build.
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js?earlier'));
  await keep(page, 'en');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/worker.js')))
    .toBe(true);
});

/** A page that is opened anew, as after the browser was closed. */
async function reopen(context: BrowserContext, page: Page): Promise<Page> {
  const next = await context.newPage();
  await page.close();
  return next;
}

inOneLanguage('es', (locale) => {
  const text = words[locale];

  test('says in plain words where nothing can be kept', { tag: night }, async ({ page, context }) => {
    const address = inLanguage(`/resources?module=${slug}`, locale);
    const press = async (name: string | RegExp) => page.getByRole('button', { name }).click();

    await test.step('a full device keeps what it has, and nothing half', async () => {
      await open(page, address);
      const client = await context.newCDPSession(page);
      const origin = new URL(page.url()).origin;
      await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000 });
      await press(text.keep);
      await press(text.start);
      await expect(page.getByRole('alert')).toHaveText(text.full);
      await expectAccessible(page);
      expect(await keptUrls(page)).toEqual([]);
      await client.send('Storage.overrideQuotaForOrigin', { origin });
    });

    await test.step('a cut line says so, and the next attempt succeeds', async () => {
      await context.setOffline(true);
      await press(text.start);
      await expect(page.getByRole('alert')).toHaveText(text.noLine);
      await context.setOffline(false);
      await press(text.start);
      await expect(page.getByText(text.done)).toBeVisible();
    });

    await test.step('a private window refuses', async () => {
      const refusing = await context.newPage();
      await refusing.addInitScript(() => {
        window.CacheStorage.prototype.open = () => Promise.reject(new DOMException('refused', 'SecurityError'));
      });
      await open(refusing, inLanguage('/resources?module=pastoral-counseling-101', locale));
      await refusing.getByRole('button', { name: text.keep }).click();
      await refusing.getByRole('button', { name: text.start }).click();
      await expect(refusing.getByRole('alert')).toHaveText(text.refused);
      await refusing.close();
    });

    await test.step('a browser without workers cannot', async () => {
      const old = await context.newPage();
      await old.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      });
      await open(old, address);
      await old.getByRole('button', { name: text.keep }).click();
      await expect(old.getByRole('alert')).toHaveText(text.noWorker);
      await expect(old.getByRole('button', { name: text.start })).toHaveCount(0);
      await old.close();
    });
  });

  test('keeps nothing of what is written, of accounts, or of pages that nobody asked to keep', async ({ page }) => {
    await open(page, inLanguage(`/resources?module=${slug}`, locale));
    await keep(page, locale);
    const before = await keptUrls(page);
    for (const path of ['/', '/prayer', '/desk', '/admin']) await page.goto(path);
    expect(await keptUrls(page)).toEqual(before);
    expect(before.filter((url) => !isKeepable.test(url))).toEqual([]);
  });

  test('tells of a correction, and fetches it only when told to', { tag: night }, async ({ page }) => {
    await open(page, inLanguage(`/resources?module=${slug}`, locale));
    await keep(page, locale);
    // As if it had been kept before the ministry published what is there now.
    await page.evaluate(async () => {
      const cache = await caches.open('kept-1');
      const index: unknown = await (await cache.match('/kept/index.json'))?.json();
      const earlier = JSON.stringify(index).replace(/"version":"[^"]*"/, '"version":"earlier"');
      await cache.put('/kept/index.json', new Response(earlier));
    });
    await open(page, inLanguage('/kept', locale));
    await expect(page.getByText(text.corrected)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text.update }).click();
    await expect(page.getByText(text.done)).toBeVisible();
    await expect(page.getByText(text.corrected)).toBeHidden();
  });

  for (const [name, address, budget] of [
    // A module is kept and read below, too.
    ['module', `/resources?module=${slug}`, 340_000],
    ['course', '/resources?tab=training', 2_500_000],
    ['gospel', '/?gospel=1', 300_000],
    ['article', '/resources?article=called-to-what-exactly', 400_000],
  ] as const) {
    test(
      `a kept ${name} is small, opens offline, and complains of nothing that is missing`,
      { tag: name === 'article' ? [] : night },
      async ({ page: first, context }) => {
        const sizes = await first.request.get(
          `/kept/pack?${new URLSearchParams({ of: address, lang: locale }).toString()}`,
        );
        const { files } = v.parse(v.object({ files: v.array(v.object({ bytes: v.number() })) }), await sizes.json());
        expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budget);

        await open(first, inLanguage(address, locale));
        await keep(first, locale);
        const title = await first.getByRole('heading', { level: 1, includeHidden: true }).textContent();
        // What only the browser's own cache has is not kept.
        await (await context.newCDPSession(first)).send('Network.clearBrowserCache');
        await context.setOffline(true);
        const page = await reopen(context, first);
        await open(page, address);
        await page.mouse.move(10, 10);
        await page.mouse.wheel(0, 4000);
        await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(title ?? '');
        if (name === 'gospel')
          await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
        if (name === 'course') {
          await page.getByRole('searchbox').fill(text.term);
          await expect(page.getByText(text.keptOnly)).toBeVisible();
          await expect(page.getByRole('heading', { level: 3, name: titles[locale] })).toBeVisible();
          await page.getByRole('searchbox').fill('');
          await page.getByRole('tabpanel').getByRole('link').first().click();
          await expect(page.getByRole('button', { name: quizWords[locale].start })).toBeVisible();
        }
      },
    );
  }

  test('a kept module is read, tested and searched offline, and its result is there when the line returns', async ({
    page: first,
    context,
  }) => {
    const { questions } = await fetchQuiz(first, slug, locale);
    await open(first, inLanguage(`/resources?module=${slug}`, locale));
    await keep(first, locale);
    await expectAccessible(first);
    await context.setOffline(true);
    const page = await reopen(context, first);

    await test.step('it opens at its own address, in the visitor’s language', async () => {
      await open(page, `/resources?module=${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });

    await test.step('its leader’s sheet is there too', async () => {
      await page.getByRole('link', { name: text.sheet }).click();
      await expect(page.getByRole('heading', { name: text.questions })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: text.questions })).toBeVisible();
      await open(page, `/resources?module=${slug}`);
    });

    await test.step('its quiz works', async () => {
      const quiz = quizOf(page, slug, locale);
      await quiz.start();
      await quiz.complete(questions, [2]);
      await quiz.expectResults(5, 83);
      await page.keyboard.press('Escape');
    });

    await test.step('every other page says what is kept', async () => {
      await page.goto('/prayer');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.offline);
      await expect(page.getByText(text.these)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: titles[locale] }).click();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale]);
    });

    await test.step('what is kept can be searched', async () => {
      await page.goto('/about');
      await page.getByRole('link', { name: text.search }).click();
      await page.locator('html[data-hydrated]').waitFor();
      await page.getByRole('searchbox', { name: text.search }).fill(text.term);
      await expect(page.getByText(text.found)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('list').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale]);
    });

    await test.step('when the line returns, the result is as it was', async () => {
      await context.setOffline(false);
      await open(page, inLanguage(`/resources?module=${slug}`, locale));
      await expect(page.getByText(quizWords[locale].completed(83))).toBeVisible();
    });

    await test.step('one tap removes it, and the worker with it', async () => {
      await open(page, inLanguage('/kept', locale));
      await page.getByRole('button', { name: text.remove }).click();
      await expect(page.getByRole('heading', { name: text.nothing })).toBeVisible();
      expect(
        await page.evaluate(async () => [
          await caches.keys(),
          (await navigator.serviceWorker.getRegistrations()).length,
        ]),
      ).toEqual([[], 0]);
    });
  });
});
