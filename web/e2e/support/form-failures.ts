import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expectComplaints } from './console-guard';
import type { Locale } from './language';

const words = {
  en: {
    failed: 'Submission Failed',
    unreachable: /We could not connect/,
    oneField: 'One field needs your attention',
    tooLong: 'Please use at most 254 characters',
  },
  es: {
    failed: 'Envío Fallido',
    unreachable: /No pudimos conectarnos/,
    oneField: 'Un campo necesita su atención',
    tooLong: 'Use como máximo 254 caracteres',
  },
} as const;

type FilledForm = {
  /** The address it is sent to. */
  call: string;
  /** The form's failure message. */
  failedText: string;
  email: Locator;
  send: Locator;
  expectInputUnchanged: () => Promise<void>;
  expectSent: () => Promise<void>;
};

type Refusal = { path: string[]; message: string; name: string; code: string };

const refuse = (status: number, name: string, errors: Refusal[]) => (route: Route) =>
  route.fulfill({ status, json: { data: null, error: { status, name, message: 'No', details: { errors } } } });

/** Responses to a submission. */
const serverFails = refuse(500, 'InternalServerError', []);
const fieldRefused = refuse(400, 'ValidationError', [
  { path: ['email'], message: words.en.tooLong, name: 'ValidationError', code: 'submission.email.tooLong' },
]);

/** What the browser logs about a failed call. */
export const failedCall = (call: string, failure: number | 'ERR_FAILED' | 'ERR_INTERNET_DISCONNECTED') =>
  new RegExp(`${call.replace('**', '')}: Failed to load resource: .*${String(failure)}`);

/**
 * Sends a filled-in form that fails on the server, then offline, then because of a field. Each failure gives its reason
 * and keeps the input; in the end it is received, with the same idempotency key throughout.
 */
export async function expectInputSurvivesFailures(page: Page, locale: Locale, form: FilledForm): Promise<void> {
  const text = words[locale];
  const keys = new Set<string | undefined>();
  let answer = serverFails;
  await page.route(form.call, async (route) => {
    keys.add(route.request().headers()['idempotency-key']);
    await answer(route);
  });
  const failure = page.getByRole('group', { name: text.failed });

  await expectComplaints(page, [failedCall(form.call, 500)], async () => {
    await form.send.click();
    await expect(page.locator('[data-toast-region]')).toContainText(`${text.failed}${form.failedText}`);
    await expect(failure).toBeFocused();
    await expect(failure).toContainText(form.failedText);
    await form.expectInputUnchanged();
    await expectAccessible(page);
  });

  // Offline it is also resent automatically.
  await expectComplaints(page, [failedCall(form.call, 'ERR_FAILED'), failedCall(form.call, 400)], async () => {
    answer = (route) => route.abort();
    await form.send.click();
    await expect(failure).toContainText(text.unreachable);
    await expect(failure).toBeFocused();
    // It will be sent without the visitor, so nothing asks to try again.
    await expect(page.locator('[data-toast-region]')).not.toContainText(text.failed);
    await form.expectInputUnchanged();

    // The same result whether it is resent by hand or automatically.
    answer = fieldRefused;
    await form.send.click();
    await expect(page.getByRole('group', { name: text.oneField })).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription(new RegExp(text.tooLong));
    await form.expectInputUnchanged();
  });

  answer = (route) => route.continue();
  await form.send.click();
  await form.expectSent();
  expect([...keys]).toEqual([expect.stringMatching(/\S/)]);
}
