import { expect, test } from '@playwright/test';
import { runningStack } from '../support/stack';
import { visitor, type Engine } from './engine';
import { startLine, type Line } from './line';
import { startChromium } from './playwright-engine';
import { startFirefox, startOldChromium } from './puppeteer-engine';
import { keepsAndReadsOffline, opensDialogs, reads, sendsForms, worksAtDesk } from './story';
import { startWebKit } from './webkit-engine';

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  'chromium-83': () => startOldChromium(83),
  'chromium-92': () => startOldChromium(92),
  'chromium-106': () => startOldChromium(106),
  firefox: startFirefox,
  webkit: startWebKit,
  'without-scripts': () => startChromium('without scripts', { javaScriptEnabled: false, hasScripts: false }),
  'without-storage': () =>
    startChromium('without storage', {
      prepare: async (page) => {
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('The operation is insecure.', 'SecurityError');
              },
            });
          }
        });
      },
    }),
  'forced-colors': () => startChromium('forced colors', { forcedColors: 'active' }),
  'large-text': () =>
    startChromium('large text', {
      prepare: async (page) => {
        await page.addInitScript(() => document.documentElement.style.setProperty('font-size', '200%'));
      },
    }),
};

let line: Line;
test.beforeAll(async () => {
  line = await startLine(runningStack().url);
});
test.afterAll(() => line.close());

for (const [name, start] of Object.entries(engines)) {
  test(`the site works in ${name}`, async () => {
    test.skip((process.env.ENGINE ?? name) !== name);
    const engine = await start();
    const person = visitor(engine, line.url);
    try {
      await reads(person);
      if (engine.hasScripts) {
        await sendsForms(person, 'en');
        await opensDialogs(person);
        await sendsForms(person, 'es');
        if (name !== 'without-storage') {
          await worksAtDesk(person, runningStack().prayerTeam);
          await keepsAndReadsOffline(person, line);
        }
      }
    } finally {
      line.mend();
      await engine.close();
    }
  });
}

test('a page that loses any of its first scripts stays as it was sent, and tells so once', async () => {
  test.skip((process.env.ENGINE ?? 'lost-chunk') !== 'lost-chunk');
  const site = runningStack().url;
  const html = await (await fetch(`${site}/`, { headers: { 'accept-language': 'en' } })).text();
  const chunks = Array.from(html.matchAll(/(?:href|src)="([/]assets[/][^"]+\.js)"/g), ([, chunk]) => chunk ?? '');
  expect(chunks.length).toBeGreaterThan(3);
  for (const lost of new Set(chunks)) {
    const reports: string[] = [];
    const engine = await startChromium(`without ${lost}`, {
      hasScripts: false,
      prepare: async (page) => {
        await page.route(`**${lost}`, (route) => route.abort());
        page.on('request', (request) => {
          if (request.url().endsWith('/_client-error')) reports.push(request.postData() ?? '');
        });
      },
    });
    const person = visitor(engine, line.url);
    await person.open('/?lang=en');
    await person.holds(`${lost} is told of`, () => document.documentElement.dataset['plain'] === '', undefined);
    await person.sees('main h1');
    await person.sees('#prayer form, #prayer');
    await expect.poll(() => reports.length, lost).toBe(1);
    await person.taps('nav a[href="/resources"], footer a[href="/contact"]');
    await engine.close();
  }
});
