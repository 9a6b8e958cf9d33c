import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage, LOCALES, type Locale } from './support/language';
import { open } from './support/open';
import { fetchQuiz } from './support/quiz';

const slug = 'hospital-visitation';
const address = `/resources?module=${slug}`;
const words = {
  en: {
    keep: /^Ke(?:ep|pt) on this device$/,
    start: /^Keep it \([\d.]+ [kM]B\)$/,
    done: 'It is kept. You can open it offline at the same address.',
    link: 'In both languages',
    show: 'Show answers and explanations',
    title: 'Hospital Visitation',
    only: 'Only the English text is kept on this device',
    missing: /the Spanish text is missing/,
    read: 'Read it in English',
    offline: 'You are offline.',
  },
  es: {
    keep: /^Guarda(?:r|do) en este dispositivo$/,
    start: /^Guardar \([\d.]+ [kM]B\)$/,
    done: 'Ya está guardado. Puede abrirlo sin conexión en la misma dirección.',
    link: 'En los dos idiomas',
    show: 'Mostrar respuestas y explicaciones',
    title: 'Visitación hospitalaria',
    only: 'En este dispositivo solo está guardado el texto en español',
    missing: /falta el texto en inglés/,
    read: 'Leerlo en español',
    offline: 'No hay conexión.',
  },
} as const;

/** What a browser says of a cut line, and of the worker's own answer. */
test.use({ expectedConsole: [/status of 503|NoAnswer|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });
async function keep(page: Page, locale: Locale): Promise<void> {
  await open(page, inLanguage(address, locale));
  // It says “kept” where the other language is kept already.
  await page.getByRole('button', { name: words[locale].keep }).click();
  await page.getByRole('button', { name: words[locale].start }).click();
  await expect(page.getByText(words[locale].done)).toBeVisible();
}

inOneLanguage('es', (locale) => {
  const text = words[locale];
  const other = locale === 'en' ? 'es' : 'en';

  test(
    'a module that is kept in both languages stands in both offline, its quiz too',
    { tag: night },
    async ({ page, context }) => {
      const quiz = await fetchQuiz(page, slug, other);
      for (const language of LOCALES) await keep(page, language);
      await context.setOffline(true);
      await open(page, inLanguage(address, locale));
      await page.getByRole('link', { name: text.link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
      await expect(page.getByRole('article').getByText(words[other].title)).toBeVisible();
      await page.getByRole('button', { name: text.show }).click();
      await expect(page.getByText(quiz.questions[0]?.explanation ?? '')).toBeVisible();
    },
  );

  test(
    'one that is kept in one language says offline that the other is missing',
    { tag: night },
    async ({ page, context }) => {
      await keep(page, locale);
      await context.setOffline(true);
      await open(page, inLanguage(address, locale));
      await page.getByRole('link', { name: text.link }).click();
      await expect(page.getByRole('heading', { name: text.only })).toBeVisible();
      await expect(page.getByText(text.missing)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: text.read }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
      await page.goto(inLanguage(`/bilingual?module=${slug}`, locale));
      await expect(page.getByText(text.offline)).toBeVisible();
      await expect(page.getByText(text.title)).toBeVisible();
    },
  );
});
