import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './accessibility';
import type { Locale } from './language';

const words = {
  en: {
    failed: 'Submission Failed',
    unreachable: /We could not be reached/,
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
  expectKept: () => Promise<void>;
  expectSent: () => Promise<void>;
};

type Refusal = { path: string[]; message: string; name: string };

const refuse = (status: number, name: string, errors: Refusal[]) => (route: Route) =>
  route.fulfill({ status, json: { data: null, error: { status, name, message: 'No', details: { errors } } } });

/** What can become of a form that is sent, one after the other. */
const answers: ((route: Route) => Promise<void>)[] = [
  refuse(500, 'InternalServerError', []),
  (route) => route.abort(),
  refuse(400, 'ValidationError', [{ path: ['email'], message: words.en.tooLong, name: 'ValidationError' }]),
  (route) => route.continue(),
];

/** Needs `test.use({ expectedConsole: failuresInConsole })`. */
export const failuresInConsole = [/Failed to load resource/] as const;

/**
 * The journey of a filled in form that the server fails, that finds no network, and that is refused because of a field:
 * each says why and keeps what was typed, and in the end it is received as the one request that it was all along.
 */
export async function expectFailuresSurvived(page: Page, locale: Locale, form: FilledForm): Promise<void> {
  const text = words[locale];
  const keys: (string | undefined)[] = [];
  await page.route(form.call, async (route) => {
    const answer = answers[keys.length];
    keys.push(route.request().headers()['idempotency-key']);
    await answer?.(route);
  });
  const failure = page.getByRole('group', { name: text.failed });

  await form.send.click();
  await expect(page.locator('[data-toast-region]')).toContainText(`${text.failed}${form.failedText}`);
  await expect(failure).toBeFocused();
  await expect(failure).toContainText(form.failedText);
  await form.expectKept();
  await expectAccessible(page);

  await form.send.click();
  await expect(failure).toContainText(text.unreachable);
  await expect(failure).toBeFocused();
  await form.expectKept();

  await form.send.click();
  await expect(page.getByRole('group', { name: text.oneField })).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(new RegExp(text.tooLong));
  await form.expectKept();

  await form.send.click();
  await form.expectSent();
  expect(keys).toHaveLength(answers.length);
  expect(keys[0]).toMatch(/\S/);
  expect(new Set(keys).size).toBe(1);
}
