import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';

const budget = { script: 110_000, page: 14_000, everything: 250_000, requests: 12 };

const routes = [
  '/',
  '/resources',
  '/prayer',
  '/contact',
  '/support',
  '/prophetic-ministry',
  '/marriage-ministry',
  '/mens-ministry',
  '/video-preview',
  '/privacy',
];

type Answer = { kind: string; url: string; bytes: number; body: number; encoding: string };

/** All that comes before anybody touches the page, in bytes as they travel: with their headers, and the body alone. */
async function firstLoad(page: Page, path: string) {
  const answers: Answer[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const started = new Map<string, Omit<Answer, 'bytes' | 'body'> & { headers: number }>();
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    const encoding = new Headers(response.headers).get('content-encoding') ?? '';
    started.set(requestId, { kind: type, url: response.url, encoding, headers: response.encodedDataLength });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = started.get(requestId);
    // The background's video comes after the load, and counts as none of it.
    if (!answer || new URL(answer.url).pathname.startsWith('/api/video/')) return;
    const { headers, ...about } = answer;
    answers.push({ ...about, bytes: encodedDataLength, body: encodedDataLength - headers });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sum = (kind?: string) =>
    answers
      .filter((answer) => kind === undefined || answer.kind === kind)
      .reduce((total, { bytes }) => total + bytes, 0);
  const html = answers.reduce((total, { kind, body }) => total + (/Document|Stylesheet/.test(kind) ? body : 0), 0);
  return { answers, sum, html };
}

test.describe('what a first visit loads', () => {
  for (const locale of LOCALES) {
    for (const route of routes) {
      test(`${route} keeps to its budget: ${locale}`, async ({ page }) => {
        // A page's first answer is compressed in a hurry; the smaller bytes follow when there was time.
        await expect(async () => {
          const { answers, sum, html } = await firstLoad(page, inLanguage(route, locale));
          const table = answers.map(({ kind, url, bytes }) => `${kind} ${String(bytes)} ${url}`).join('\n');
          expect(sum('Script'), table).toBeLessThanOrEqual(budget.script);
          expect(html, table).toBeLessThanOrEqual(budget.page);
          expect(sum(), table).toBeLessThanOrEqual(budget.everything);
          expect(answers.length, table).toBeLessThanOrEqual(budget.requests);
          const text = answers.filter(({ kind }) => /Script|Document/.test(kind));
          expect(text.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
        }).toPass({ timeout: 20_000 });
      });
    }
  }

  test('of the library is nothing that it does not show at first', async ({ page }) => {
    const { answers } = await firstLoad(page, '/resources');
    const later = /form|toast|dialog|training|course|module|books|search|answers|share-/;
    expect(answers.filter(({ url }) => later.test(new URL(url).pathname))).toEqual([]);
  });

  const send = (page: Page) => page.getByRole('main').locator('button[type=submit]');
  for (const path of ['/prayer', '/contact'])
    test(`of ${path} is no code of the form before somebody is about to write`, async ({ page }) => {
      const form = /form|submission|request-|schema|dialog|toast/;
      // Once more where a busy machine was slower than the patience of the code that waits for the first touch.
      await expect(async () => {
        const { answers } = await firstLoad(page, path);
        expect(answers.filter(({ url }) => form.test(new URL(url).pathname))).toEqual([]);
        await expect(send(page)).toBeDisabled({ timeout: 100 });
      }).toPass({ timeout: 30_000 });
      await page.mouse.move(10, 10);
      await expect(send(page)).toBeEnabled();
    });
});
