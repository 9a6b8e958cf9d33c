import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { fillCounselingRequest, fillPrayerRequest } from './support/filled-forms';
import { failedCall } from './support/form-failures';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import { countStored } from './support/requests';

const words = {
  en: {
    failed: 'Submission Failed',
    notSent: /has not been sent yet.*What you wrote is still on this page.*will be sent automatically, just once/s,
    now: 'Send now',
    elsewhere: 'Prophetic ministry',
    counselingSent: 'Request Submitted!',
    resent: /What you wrote has been sent. Your reference: (\S+)/,
  },
  es: {
    failed: 'Envío Fallido',
    notSent: /todavía no se ha enviado.*Lo que escribió sigue aquí.*se enviará automáticamente, una sola vez/s,
    now: 'Enviar ahora',
    elsewhere: 'Ministerio profético',
    counselingSent: 'Solicitud Enviada',
    resent: /Ya se envió lo que usted escribió. Su referencia: (\S+)/,
  },
} as const;

/** Unique, so that what one journey has stored can be counted. */
const uniqueText = () => `t${randomUUID().replaceAll('-', '')}`;

/** Closes the page like a visitor, and stays when the browser asks. */
async function expectAskedBeforeLeaving(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}

// Animation is not tested here.
inEachLanguage((locale) => {
  const text = words[locale];

  test('a prayer request without a connection says so, and is resent automatically, once, when online', async ({
    page,
    context,
  }) => {
    const own = uniqueText();
    const begun = new Date();
    const form = await fillPrayerRequest(page, locale, own);
    const failure = page.getByRole('group', { name: text.failed });
    await expectComplaints(page, [failedCall(form.call, 'ERR_INTERNET_DISCONNECTED')], async () => {
      await context.setOffline(true);
      await form.send.click();
      await expect(failure).toBeFocused();
      await expect(failure).toContainText(text.notSent);
      await expect(page.locator('[data-toast-region]')).toBeEmpty();
      await expect(page.locator('#prayer-request-firstName')).toHaveValue(own);
      await expectAccessible(page);
      await failure.getByRole('button', { name: text.now }).click();
      await expect(failure).toBeFocused();
      await expectAskedBeforeLeaving(page);
      await context.setOffline(false);
    });
    await form.expectSent();
    expect(await countStored('prayer-request', own, begun)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('#prayer-request-firstName')).toHaveValue('');
    await expect(failure).toBeHidden();
  });

  test(
    'a counseling request whose response was lost is stored once, even if its visitor has moved on',
    { tag: byDayIn('es', locale) },
    async ({ page }) => {
      const own = uniqueText();
      const begun = new Date();
      const { call, send } = await fillCounselingRequest(page, locale, own);
      let receipt = '';
      let isLineDown = true;
      await page.route(call, async (route) => {
        if (!isLineDown) return route.continue();
        if (receipt === '') receipt = await (await route.fetch()).text();
        return route.abort();
      });
      await expectComplaints(page, [failedCall(call, 'ERR_FAILED')], async () => {
        await send.click();
        await expect(page.getByRole('group', { name: text.failed })).toContainText(text.notSent);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.locator('footer a[href*="/prophetic-ministry"]').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.elsewhere);
        isLineDown = false;
      });
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const toast = page.locator('[data-toast-region]');
      await expect(toast).toContainText(text.counselingSent);
      const [, reference] = text.resent.exec(await toast.innerText()) ?? [];
      expect(receipt).toContain(`"${reference ?? 'none'}"`);
      await toast.getByRole('button').click();
      await expect(page.getByRole('region', { name: text.counselingSent })).toContainText(reference ?? 'none');
      await expectAccessible(page);
      expect(await countStored('counseling-request', own, begun)).toBe(1);
    },
  );
});
