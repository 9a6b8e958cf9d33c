import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { open } from './support/open';
import { fetchQuiz, quizOf, quizWords } from './support/quiz';

const slug = 'hospital-visitation';
const titles = { en: 'Hospital Visitation', es: 'Visitación hospitalaria' } as const;
const words = {
  en: {
    keep: 'Keep on this device',
    kept: 'Kept on this device',
    start: /^Keep it \(\d+ kB\)$/,
    done: 'It is kept. You can open it without a line at the same address.',
    offline: 'You are offline.',
    these: 'These you have kept:',
    search: 'Search what you have kept',
    term: 'hospital',
    found: /Found: 1/,
    remove: /^Remove “Hospital Visitation”/,
    nothing: 'Nothing is kept on this device',
  },
  es: {
    keep: 'Guardar en este dispositivo',
    kept: 'Guardado en este dispositivo',
    start: /^Guardar \(\d+ kB\)$/,
    done: 'Ya está guardado. Puede abrirlo sin conexión en la misma dirección.',
    offline: 'No hay conexión.',
    these: 'Esto es lo que ha guardado:',
    search: 'Buscar en lo que ha guardado',
    term: 'hospital',
    found: /Resultados: 1/,
    remove: /^Quitar «Visitación hospitalaria»/,
    nothing: 'No hay nada guardado en este dispositivo',
  },
} as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Keeps what the open page offers, in its own language. */
async function keep(page: Page, locale: Locale): Promise<void> {
  const text = words[locale];
  await page.getByRole('button', { name: text.keep, exact: true }).click();
  await page.getByRole('button', { name: text.start }).click();
  await expect(page.getByText(text.done)).toBeVisible();
  await expect(page.getByRole('button', { name: text.kept, exact: true })).toBeVisible();
}

/** A page that is opened anew, as after the browser was closed. */
async function reopen(context: BrowserContext, page: Page): Promise<Page> {
  const next = await context.newPage();
  await page.close();
  await next.emulateMedia({ reducedMotion: 'reduce' });
  return next;
}

inEachLanguage((locale) => {
  const text = words[locale];

  test('a kept module is read, tested and searched without a line, and its result is there when the line returns', async ({
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
      await page.getByRole('list').getByRole('heading', { level: 2 }).getByRole('link').click();
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
