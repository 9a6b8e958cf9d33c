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
  /** The address that it is sent to. */
  call: string;
  /** What a failure says of this form. */
  failedText: string;
  email: Locator;
  send: Locator;
  expectInputKept: () => Promise<void>;
  expectSent: () => Promise<void>;
};

type Refusal = { path: string[]; message: string; name: string };

const refuse = (status: number, name: string, errors: Refusal[]) => (route: Route) =>
  route.fulfill({ status, json: { data: null, error: { status, name, message: 'No', details: { errors } } } });

/** What can become of a form that is sent. */
const serverFails = refuse(500, 'InternalServerError', []);
const fieldRefused = refuse(400, 'ValidationError', [
  { path: ['email'], message: words.en.tooLong, name: 'ValidationError' },
]);

/** What the browser says of a call that was answered so, or that found no line. */
export const failedCall = (call: string, failure: number | 'ERR_FAILED' | 'ERR_INTERNET_DISCONNECTED') =>
  new RegExp(`${call.replace('**', '')}: Failed to load resource: .*${String(failure)}`);

/**
 * The journey of a filled in form that the server fails, that finds no network, and that is refused because of a field:
 * each says why and keeps what was typed, and in the end it is received as the one request that it was all along.
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
    await form.expectInputKept();
    await expectAccessible(page);
  });

  // Without a line it is tried by itself as well, for as long as nobody answers.
  await expectComplaints(page, [failedCall(form.call, 'ERR_FAILED'), failedCall(form.call, 400)], async () => {
    answer = (route) => route.abort();
    await form.send.click();
    await expect(failure).toContainText(text.unreachable);
    await expect(failure).toBeFocused();
    await form.expectInputKept();

    // Whether it is sent by hand or by itself now comes to the same.
    answer = fieldRefused;
    await form.send.click();
    await expect(page.getByRole('group', { name: text.oneField })).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription(new RegExp(text.tooLong));
    await form.expectInputKept();
  });

  answer = (route) => route.continue();
  await form.send.click();
  await form.expectSent();
  expect([...keys]).toEqual([expect.stringMatching(/\S/)]);
}
