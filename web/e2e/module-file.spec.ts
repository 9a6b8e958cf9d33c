import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage } from './support/language';
import { horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { fetchQuiz, quizWords } from './support/quiz';
import { runningStack } from './support/stack';

const slug = 'depression-suicidal-thoughts';
const words = {
  en: {
    keep: 'Keep on this device',
    start: /^Keep it \(/,
    kept: /^It is kept/,
    save: 'Save the file',
    share: 'Send the file',
    saved: 'The file is among your downloads.',
    failed: /^The file could not be fetched/,
    code: 'QR code of this module',
    title: 'Depression & Suicidal Thoughts',
    other: 'Leer en español',
    answer: 'Show the answer',
    numbers: 'Numbers to call',
  },
  es: {
    keep: 'Guardar en este dispositivo',
    start: /^Guardar \(/,
    kept: /^Ya está guardado/,
    save: 'Descargar el archivo',
    share: 'Enviar el archivo',
    saved: 'El archivo está entre sus descargas.',
    failed: /^No se pudo obtener el archivo/,
    code: 'Código QR de este módulo',
    title: 'Depresión y pensamientos suicidas',
    other: 'Read in English',
    answer: 'Mostrar la respuesta',
    numbers: 'Números para llamar',
  },
} as const;

/** Under its own name, without which a browser would show its source. */
async function savedFile(page: Page, button: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await started;
  const file = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

inOneLanguage('en', (locale) => {
  const text = words[locale];
  const address = inLanguage(`/resources?module=${slug}`, locale);

  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('a module is saved as one file, which opens without any server in both languages, with its quiz', async ({
    page,
    browser,
  }) => {
    await open(page, address);
    await page.getByRole('button', { name: text.keep, exact: true }).click();
    const file = await savedFile(page, text.save);
    await expect(page.getByText(text.saved)).toBeVisible();
    await expectAccessible(page);
    const html = await readFile(file, 'utf8');
    expect(Buffer.byteLength(html)).toBeLessThan(300_000);
    expect(html, 'what another server would have to send').not.toMatch(/<link|<img|<iframe|src=|@import|url\(/);

    const { questions } = await fetchQuiz(page, slug, locale);
    const alone = await browser.newContext({ offline: true, viewport: page.viewportSize() });
    try {
      const reader = await alone.newPage();
      await reader.goto(pathToFileURL(file).href);
      const own = reader.locator(`#${locale}`);
      await expect(own.getByRole('heading', { level: 1 })).toHaveText(text.title);
      await expect(own.getByRole('heading', { name: text.numbers })).toBeVisible();
      await expect(own.getByRole('link', { name: /911/ }).first()).toHaveAttribute('href', 'tel:911');
      expect(await horizontalOverflow(reader)).toBe(0);

      for (const [index, question] of questions.entries()) {
        const shown = own.getByRole('group', { name: question.question });
        const right =
          question.type === 'true-false'
            ? shown.getByRole('button', { name: quizWords[locale].options[question.correctAnswer] })
            : shown.getByRole('button').nth(question.correctAnswer);
        const chosen = index === 0 ? shown.locator(`button:not([value="${question.correctAnswer}"])`).first() : right;
        await chosen.click();
        await expect(right).toHaveClass('right');
        await expect(own.getByText(question.explanation)).toBeVisible();
      }
      await expect(own.getByText(quizWords[locale].correctOfTotal(5))).toBeVisible();
      await expectAccessible(reader);

      await reader.setViewportSize({ width: 320, height: 844 });
      await reader.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await horizontalOverflow(reader)).toBe(0);
      await reader.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await own.getByRole('link', { name: text.other }).click();
      await expect(reader.locator(locale === 'en' ? '#es' : '#en').getByRole('heading', { level: 1 })).toBeInViewport();
    } finally {
      await alone.close();
    }

    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    try {
      const reader = await withoutScripts.newPage();
      await reader.goto(pathToFileURL(file).href);
      const paper = await reader.pdf({ format: 'Letter' });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length, 'pages of two languages').toBeLessThan(
        11,
      );
      await reader.emulateMedia({ media: 'print' });
      await expect(reader.getByText(text.answer).first()).toBeHidden();
      await expect(reader.locator(`#${locale} .choices button`).first()).toBeVisible();
      await reader.emulateMedia({ media: 'screen' });
      await reader.locator(`#${locale}`).getByText(text.answer).first().click();
      await expect(reader.getByText(questions[0]?.explanation ?? '')).toBeVisible();
    } finally {
      await withoutScripts.close();
    }
  });

  test('a kept module can be sent offline', async ({ page, context }) => {
    await page.addInitScript(() => {
      // A phone with a share sheet; what it was given is asked for below.
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files = [] }: ShareData) => {
          document.title = files.map(({ name, type }) => `${name} ${type}`).join();
          return Promise.resolve();
        },
      });
    });
    await open(page, address);
    await page.getByRole('button', { name: text.keep, exact: true }).click();
    await page.getByRole('button', { name: text.start }).click();
    await expect(page.getByText(text.kept)).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await context.setOffline(true);
    await page.getByRole('button', { name: text.share }).click();
    await expect(page).toHaveTitle(`${slug}.html text/html`);
    const html = await readFile(await savedFile(page, text.save), 'utf8');
    expect(html.includes(`<article id="${locale}"`)).toBe(true);
  });

  test(
    'a module that is not kept says that it needs a connection to be sent',
    { tag: night },
    async ({ page, context }) => {
      await open(page, address);
      await page.getByRole('button', { name: text.keep, exact: true }).click();
      await expect(page.getByRole('img', { name: text.code })).toBeVisible();
      // The share buttons come with the first touch.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByRole('button', { name: text.save }).click();
      await expect(page.getByText(text.failed)).toBeVisible();
    },
  );

  test('the QR code leads to the module in the visitor’s language', { tag: night }, async ({ page }) => {
    await open(page, address);
    await page.getByRole('button', { name: text.keep, exact: true }).click();
    const code = page.getByRole('img', { name: text.code });
    await expect(code).toHaveJSProperty('complete', true);
    const seen = await code.evaluate((image: HTMLImageElement) => {
      // Every pixel has to be handed over.
      const [width, height] = [240, 240];
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(image, 0, 0, width, height);
      return { width, height, data: Array.from(drawing?.getImageData(0, 0, width, height).data ?? []) };
    });
    const { width, height, data } = v.parse(
      v.object({ width: v.number(), height: v.number(), data: v.array(v.number()) }),
      seen,
    );
    const url = new URL(decodeQR({ width, height, data: Uint8Array.from(data) }));
    expect(url.pathname + url.search).toBe(`/resources?module=${slug}&lang=${locale}`);
    await open(page, new URL(url.pathname + url.search, runningStack().url).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
  });
});
