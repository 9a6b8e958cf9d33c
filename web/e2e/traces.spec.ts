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
import { watchTraces } from './support/traces';

const forms: Record<string, (page: Page, locale: Locale, text: string) => Promise<FilledForm>> = {
  'a prayer request': fillPrayerRequest,
  'a message': fillMessage,
  'a contact from the gospel presentation': fillGospelContact,
  'a counseling request': fillCounselingRequest,
};

test.describe('in the browser', { tag: '@phone' }, () => {
  // Animation is not tested here.
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
