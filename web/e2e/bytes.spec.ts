import type { Page } from '@playwright/test';
import { brotliBytes, firstLoadBudget as budget } from '../../scripts/lib/brotli-bytes';
import { sharedAccount } from './support/accounts';
import { beOfTheTeam } from './support/desk';
import { byDayIn, expect, test } from './support/journey';
import { runningStack } from './support/stack';
import { inLanguage, LOCALES } from './support/language';

const routes = [
  '/',
  '/resources',
  '/prayer',
  '/contact',
  '/support',
  '/about',
  '/prophetic-ministry',
  '/marriage-ministry',
  '/mens-ministry',
  '/video-preview',
  '/privacy',
  '/certificate',
];

/** What a module's text, contents and ticks need is loaded with it, and its text stands in the HTML. */
const courseRoutes = [
  '/resources?tab=training',
  '/resources?module=grief-counseling',
  '/study-plan',
  '/leader-sheet?module=grief-counseling',
];
const courseBudget = { script: 132_000, page: 21_000 };

type Answer = { kind: string; url: string; bytes: number; encoding: string };

/** Loads a page like a first visit, and returns everything that loads before the first interaction. */
async function firstLoads(page: Page) {
  let answers: Answer[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const started = new Map<string, Omit<Answer, 'bytes'> & { headers: number }>();
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    const encoding = new Headers(response.headers).get('content-encoding') ?? '';
    started.set(requestId, { kind: type, url: response.url, encoding, headers: response.encodedDataLength });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = started.get(requestId);
    // The background video loads afterwards and does not count.
    if (!answer || new URL(answer.url).pathname.startsWith('/api/video/')) return;
    const { headers, ...about } = answer;
    answers.push({ ...about, bytes: encodedDataLength - headers });
  });

  return async (path: string, { signIn }: { signIn?: () => Promise<void> } = {}) => {
    // An empty cache and empty storage.
    await page.goto('about:blank');
    await client.send('Storage.clearDataForOrigin', { origin: runningStack().url, storageTypes: 'all' });
    await signIn?.();
    answers = [];
    started.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    const loaded = await Promise.all(
      answers.map(async (answer) => ({
        ...answer,
        bytes: (await brotliBytes(answer.url, answer.kind)) ?? answer.bytes,
      })),
    );
    const sum = (kinds = /(?:)/) =>
      loaded.filter(({ kind }) => kinds.test(kind)).reduce((total, { bytes }) => total + bytes, 0);
    return { answers: loaded, sum };
  };
}

/** Code that a module needs when its end is reached, its quiz opened, or something is written or kept. */
const laterInCourse = /module-end|dialog|form|toast|certificate|kept-|search/;

for (const locale of LOCALES) {
  test(
    `the course and its modules load no code for what is opened later: ${locale}`,
    { tag: byDayIn('es', locale) },
    async ({ page }) => {
      const firstLoad = await firstLoads(page);
      for (const route of courseRoutes) {
        await expect(async () => {
          const { answers, sum } = await firstLoad(inLanguage(route, locale));
          const table = answers.map(({ kind, url, bytes }) => `${kind} ${String(bytes)} ${url}`).join('\n');
          expect(sum(/^Script$/), table).toBeLessThanOrEqual(courseBudget.script);
          expect(sum(/^(?:Document|Stylesheet)$/), table).toBeLessThanOrEqual(courseBudget.page);
          const scripts = answers.filter(({ kind }) => kind === 'Script').map(({ url }) => new URL(url).pathname);
          expect(scripts.filter((script) => laterInCourse.test(script))).toEqual([]);
        }).toPass();
      }
    },
  );
}

/** Code that a page needs only on interaction. */
const later: Partial<Record<string, RegExp>> = {
  '/resources': /form|toast|dialog|training|course|module|books|search|answers|share-/,
  '/prayer': /form|submission|request-|schema|dialog|toast/,
  '/contact': /form|submission|request-|schema|dialog|toast/,
};

/** Pages whose form loads on the first interaction. */
const writtenOn = ['/prayer', '/contact'];

const form = (page: Page, hydrated: boolean) => page.getByRole('main').locator(`form[data-hydrated=${hydrated}]`);

/** Everything that the prayer desk loads on a new phone: for the form to sign in, and for a member who is signed in. */
const deskBytes = 180_000;

test('the prayer desk is light enough for a slow phone, and no other page loads its code', async ({ page }) => {
  const firstLoad = await firstLoads(page);
  const desk = await firstLoad(inLanguage('/desk', 'es'));
  const table = desk.answers.map(({ kind, url, bytes }) => `${kind} ${String(bytes)} ${url}`).join('\n');
  expect(desk.sum(), table).toBeLessThanOrEqual(deskBytes);
  expect(desk.sum(/^(?:Document|Stylesheet)$/), table).toBeLessThanOrEqual(budget.page);
  const { url, superAdmin } = runningStack();
  const member = await sharedAccount(url, superAdmin, 'prayer-team');
  const working = await firstLoad('/desk', { signIn: () => beOfTheTeam(page.context(), 'es', member) });
  await expect(page.getByRole('link', { name: /^Buscar/ })).toBeVisible();
  const workingTable = working.answers.map(({ kind, url, bytes }) => `${kind} ${String(bytes)} ${url}`).join('\n');
  expect(working.sum(), workingTable).toBeLessThanOrEqual(deskBytes);

  const loadsDesk = async ({ answers }: { answers: readonly Answer[] }) => {
    const scripts = answers.filter(({ kind }) => kind === 'Script');
    const sources = await Promise.all(scripts.map(async ({ url }) => (await page.request.get(url)).text()));
    return sources.some((source) => source.includes('prayerDesk.title'));
  };
  expect(await loadsDesk(desk)).toBe(true);
  for (const route of ['/', '/prayer', '/admin']) {
    expect(await loadsDesk(await firstLoad(inLanguage(route, 'es'))), route).toBe(false);
  }
});

for (const locale of LOCALES) {
  test(
    `a first visit stays within its byte budget and loads no code in advance: ${locale}`,
    { tag: byDayIn('es', locale) },
    async ({ page }) => {
      // Twelve visits, each of which may have to be made again.
      test.setTimeout(600_000);
      const firstLoad = await firstLoads(page);
      for (const route of routes) {
        await test.step(route, async () => {
          // A page's first response is compressed fast, later ones well. And a busy machine may be so slow that the code for
          // the first interaction loads by its timeout.
          await expect(async () => {
            const { answers, sum } = await firstLoad(inLanguage(route, locale));
            const table = answers.map(({ kind, url, bytes }) => `${kind} ${String(bytes)} ${url}`).join('\n');
            expect(sum(/^Script$/), table).toBeLessThanOrEqual(budget.script);
            expect(sum(/^(?:Document|Stylesheet)$/), table).toBeLessThanOrEqual(budget.page);
            expect(sum(), table).toBeLessThanOrEqual(budget.everything);
            // Chromium’s build for tests asks for no icon.
            const ofPage = answers.filter(({ url }) => !url.endsWith('/favicon.svg'));
            expect(ofPage.length, table).toBeLessThanOrEqual(budget.requests);
            const text = answers.filter(({ kind }) => /Script|Document/.test(kind));
            expect(text.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
            expect(answers.filter(({ url }) => later[route]?.test(new URL(url).pathname))).toEqual([]);
            if (writtenOn.includes(route)) await expect(form(page, false)).toBeVisible({ timeout: 100 });
          }).toPass();

          if (writtenOn.includes(route)) {
            await page.mouse.move(10, 10);
            await expect(form(page, true)).toBeVisible();
            await page.mouse.move(0, 0);
          }
        });
      }
    },
  );
}
