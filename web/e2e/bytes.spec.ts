import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';

/** Bytes as they travel, by kind. */
async function firstLoad(page: Page, path: string) {
  const answers: { kind: string; url: string; bytes: number; encoding: string }[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const started = new Map<string, { kind: string; url: string; encoding: string }>();
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    const encoding = new Headers(response.headers).get('content-encoding') ?? '';
    started.set(requestId, { kind: type, url: response.url, encoding });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = started.get(requestId);
    if (answer) answers.push({ ...answer, bytes: encodedDataLength });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sum = (kind?: string) =>
    answers
      .filter((answer) => kind === undefined || answer.kind === kind)
      .reduce((total, { bytes }) => total + bytes, 0);
  return { answers, sum };
}

for (const locale of LOCALES) {
  test(`the library's first load keeps to its budget: ${locale}`, async ({ page }) => {
    // The second answer of a page is compressed as far as it goes.
    await page.request.get(inLanguage('/resources', locale));
    const { answers, sum } = await firstLoad(page, inLanguage('/resources', locale));
    const table = answers.map(({ kind, url, bytes }) => `${kind} ${String(bytes)} ${url}`).join('\n');
    expect(sum('Script'), table).toBeLessThanOrEqual(110_000);
    expect(sum('Document') + sum('Stylesheet'), table).toBeLessThanOrEqual(14_000);
    expect(sum(), table).toBeLessThanOrEqual(250_000);
    expect(answers.length, table).toBeLessThanOrEqual(12);
    const uncompressed = answers.filter(({ kind, encoding }) => /Script|Document/.test(kind) && encoding !== 'br');
    expect(uncompressed).toEqual([]);
  });
}

test('what the library does not show at first is not loaded before it is needed', async ({ page }) => {
  const { answers } = await firstLoad(page, '/resources');
  const later = /form|toast|dialog|training|course|module|books|search/;
  expect(answers.filter(({ url }) => later.test(new URL(url).pathname))).toEqual([]);
});
