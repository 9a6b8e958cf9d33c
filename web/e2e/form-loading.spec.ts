import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { expect, night, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';

declare global {
  interface Window {
    /** When the first form of the page was hydrated. */
    formReadyAt?: number;
  }
}

/** Much longer than between two requests of one round, so that rounds can be told apart. */
const latency = 300;

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

async function noteWhenReady(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main form[data-hydrated=true]')) window.formReadyAt ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** The number of rounds in which scripts were requested until the form was complete, including the page's own. */
function roundsOfScripts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const readyAt = window.formReadyAt ?? Number.NaN;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\/assets\/[^/]+\.js$/.test(entry.name))
      .map(({ name, startTime, duration }) => ({ name, startTime, endTime: startTime + duration }))
      .filter(({ endTime }) => endTime <= readyAt)
      .sort((a, b) => a.startTime - b.startTime);
    const last = scripts.findLastIndex(({ name }) => /\/(?:forms|submission|[a-z]+-(?:form|request))-/.test(name));
    let rounds = 0;
    let firstAnswer = -Infinity;
    for (const { startTime, endTime } of scripts.slice(0, last + 1)) {
      if (startTime >= firstAnswer) {
        rounds += 1;
        firstAnswer = endTime;
      } else {
        firstAnswer = Math.min(firstAnswer, endTime);
      }
    }
    return rounds;
  });
}

test.describe('a form on a slow connection', { tag: '@phone' }, () => {
  for (const locale of LOCALES) {
    for (const path of ['/prayer', '/contact', '/#prayer']) {
      test(
        `needs one round of requests after the page’s own scripts: ${path}, ${locale}`,
        { tag: night },
        async ({ page }) => {
          await slowDown(page);
          await noteWhenReady(page);
          await page.goto(inLanguage(path, locale));
          await page.mouse.move(5, 5);
          await page.locator('main form[data-hydrated=true]').waitFor();
          // The page's scripts, then the form's.
          expect(await roundsOfScripts(page)).toBe(2);
        },
      );
    }
  }

  test('can be sent while no script has come', async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(inLanguage('/contact', 'en'), { waitUntil: 'commit' });
    const fields = { firstName: 'Ana', lastName: 'Pérez', email: 'ana@example.org' };
    for (const [name, text] of Object.entries(fields)) await page.locator(`#contact-general-${name}`).fill(text);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check what you send' })).toBeVisible();
    await expectAccessible(page);
  });

  test('can be sent if its code is lost', async ({ page }) => {
    await page.route('**/assets/prayer-form-*', (route) => route.abort());
    const firstName = page.getByLabel('First name');
    await expectComplaints(page, [/prayer-form-.*ERR_FAILED/, / 422 /], async () => {
      await page.goto(inLanguage('/prayer', 'en'));
      await firstName.fill('Ana');
      await page.getByRole('button', { name: 'Send prayer request' }).click();
      await expect(page.getByText('Last name is required').first()).toBeVisible();
    });
    await expect(firstName).toHaveValue('Ana');
  });
});
