import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectComplaints } from './support/console-guard';
import {
  fillCounselingRequest,
  fillGospelContact,
  fillMessage,
  fillPrayerRequest,
  type FilledForm,
} from './support/filled-forms';
import { failedCall } from './support/form-failures';
import { expect, test } from './support/journey';
import type { Locale } from './support/language';

/** Everything a page logs, requests and stores, except request bodies. */
function watchTraces(page: Page) {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('pageerror', (error) => seen.push(String(error)));
  page.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return async () => {
    const kept = await page.evaluate(async () => ({
      address: [window.location.href, document.referrer, document.title, window.name],
      history: JSON.stringify(history.state),
      storage: [localStorage, sessionStorage].map((storage) => Object.entries(storage)),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      timings: performance.getEntries().map(({ name }) => name),
    }));
    expect(kept.databases).toEqual([]);
    expect(kept.caches).toEqual([]);
    return JSON.stringify([seen, kept, await page.context().cookies()]);
  };
}

const forms: Record<string, (page: Page, locale: Locale, text: string) => Promise<FilledForm>> = {
  'a prayer request': fillPrayerRequest,
  'a message': fillMessage,
  'a contact from the gospel presentation': fillGospelContact,
  'a counseling request': fillCounselingRequest,
};

test.describe('in the browser', { tag: '@phone' }, () => {
  // Animation is not tested here.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('no form leaves personal data behind, neither while waiting for a connection nor after sending', async ({
    page,
  }) => {
    for (const [name, fillIn] of Object.entries(forms)) {
      await test.step(name, async () => {
        const traces = watchTraces(page);
        const own = `t${randomUUID().replaceAll('-', '')}`;
        const form = await fillIn(page, 'en', own);
        let isLineDown = true;
        await page.route(form.call, (route) => (isLineDown ? route.abort() : route.continue()));
        await expectComplaints(page, [failedCall(form.call, 'ERR_FAILED')], async () => {
          await form.send.click();
          await expect(page.getByRole('group', { name: 'Submission Failed' })).toBeFocused();
          expect(await traces()).not.toContain(own);
          isLineDown = false;
        });
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await form.expectSent();
        const left = await traces();
        // The recording is not empty.
        expect(left).toContain(form.call.replace('**', ''));
        expect(left).not.toContain(own);
        await page.unroute(form.call);
      });
    }
  });
});
