import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { hold } from './held';

type EmptyForm = {
  /** What a failure calls it. */
  name: string;
  /** The dialog that it stands in, where it does. */
  within?: Locator;
  send: Locator;
  /** What the summary is called, which counts the fields. */
  summary: string;
  /** What is said of each field, in their order. */
  messages: readonly string[];
};

/** Sends a form that lacks all that it needs: a summary says so, which has the focus, and each field says it again. */
export async function expectMissingNamed(page: Page, form: EmptyForm): Promise<Locator> {
  const { name, within = page, send, summary, messages } = form;
  await send.click();
  const group = within.getByRole('group', { name: summary });
  await expect(group, `the summary of ${name}`).toBeFocused();
  await expect(group.getByRole('link'), `what the summary of ${name} says`).toHaveText([...messages]);
  for (const message of messages) {
    const places = page.getByText(message, { exact: true });
    await expect(places, `“${message}” in the summary of ${name} and at its field`).toHaveCount(2);
  }
  await expectAccessible(page);
  return group;
}

type Mended = { message: string; field: Locator; text: string };

/** The summary of `expectMissingNamed` leads to a field, whose message goes away once there is something in it. */
export async function expectMendedFromSummary(page: Page, summary: Locator, mended: Mended): Promise<void> {
  const { message, field, text } = mended;
  await summary.getByRole('link', { name: message }).click();
  await expect(field, `the field of “${message}”`).toBeFocused();
  await page.keyboard.insertText(text);
  await expect(page.getByText(message), `“${message}” where the field is filled in`).toHaveCount(0);
}

type FilledForm = {
  /** What a failure calls it. */
  name: string;
  /** The address that it is sent to. */
  call: string;
  send: Locator;
  /** The same button, while it is sending. */
  sending: Locator;
  expectSent: () => Promise<void>;
};

/** Presses a filled in form's button twice before its answer comes. */
export async function expectSentOnce(page: Page, form: FilledForm): Promise<void> {
  const { held, letGo } = hold();
  let sent = 0;
  await page.route(form.call, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await form.send.dblclick();
  await expect(form.sending, `the button of ${form.name} while it is sending`).toBeDisabled();
  letGo();
  await form.expectSent();
  expect(sent, `how often ${form.name} was sent`).toBe(1);
}
