import { expect, test } from '@playwright/test';
import { sharedAccount } from '../support/accounts';
import { LOCALES } from '../support/language';
import { runningStack } from '../support/stack';
import { translatePages } from '../support/translated-pages';
import { visitor, visitorWithoutScripts, type Engine } from './engine';
import { startLine, type Line } from './line';
import { sendsFormsInLynx } from './lynx';
import { sendsPlainForms } from './plain-forms';
import { startChromium, startPlaywrights } from './playwright-engine';
import { startFirefox, startOldChromium } from './puppeteer-engine';
import {
  changesMedia,
  checksCertificate,
  issuedNumber,
  keepsAndReadsOffline,
  makesCertificate,
  opensDialogs,
  reads,
  sendsForms,
  worksAtDesk,
} from './story';
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
  // As somebody sets it in the browser, which the widths in `rem` follow.
  'large-text': () => startChromium('large text', { args: ['--blink-settings=defaultFontSize=32'] }),
  translated: () => startChromium('translated', { prepare: (page) => translatePages(page.context()) }),
  'playwright-firefox': () => startPlaywrights('firefox'),
  'playwright-webkit': () => startPlaywrights('webkit'),
};

/** Everything is played, but for what has to be downloaded; `ENGINE` names one. */
const isWanted = (name: string) =>
  process.env.ENGINE === undefined ? !name.startsWith('playwright') : process.env.ENGINE === name;

/** Chromium that lacks something, but not its scripts: what the browser itself sends is the same. */
const sendsLikeChromium: readonly string[] = ['without-storage', 'forced-colors', 'large-text', 'translated'];

let line: Line;
/** On which no script arrives. */
let lossyLine: Line;
test.beforeAll(async () => {
  line = await startLine(runningStack().url);
  lossyLine = await startLine(runningStack().url, { losesScripts: true });
});
test.afterAll(() => {
  line.close();
  lossyLine.close();
});

for (const [name, start] of Object.entries(engines)) {
  test(`the site works in ${name}`, async () => {
    test.skip(!isWanted(name));
    const { url, superAdmin, prayerTeam } = runningStack();
    const engine = await start();
    line.changeAddress();
    const person = visitor(engine, line.url);
    const withoutScripts = visitorWithoutScripts(engine, lossyLine.url);
    try {
      await reads(person);
      const size = await person.read(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe(name === 'large-text' ? '32px' : '16px');
      if (!sendsLikeChromium.includes(name)) {
        for (const locale of LOCALES) await sendsPlainForms(withoutScripts, { locale, line: lossyLine });
      }
      if (!engine.hasScripts) {
        for (const locale of LOCALES) await checksCertificate(person, await issuedNumber(locale), locale);
        return;
      }
      await sendsForms(person, 'en');
      await opensDialogs(person);
      await sendsForms(person, 'es');
      if (name === 'without-storage') return;
      for (const locale of LOCALES) await makesCertificate(person, locale);
      await changesMedia(person, await sharedAccount(url, superAdmin, 'ministry-admin'));
      await worksAtDesk(person, prayerTeam);
      await keepsAndReadsOffline(person, line);
    } finally {
      line.mend();
      await engine.close();
    }
  });
}

test('every form can be sent in Lynx', async () => {
  test.skip(!isWanted('lynx'));
  for (const locale of LOCALES) await sendsFormsInLynx(locale, line);
});

test('a page that loses any of its first scripts stays as it was sent, and tells so once', async () => {
  test.skip(!isWanted('lost-chunk'));
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
