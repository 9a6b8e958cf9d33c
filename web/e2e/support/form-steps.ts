import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { deferred } from './deferred';

type EmptyForm = {
  /** Its name in failure messages. */
  name: string;
  /** Its dialog, if any. */
  within?: Locator;
  send: Locator;
  /** The summary's title, with the number of fields. */
  summary: string;
  /** The number of missing fields. */
  count: number;
};

/**
 * Sends an empty form: the summary is focused and links to each field, and each field has its message. The messages
 * are covered by the component tests, in both languages.
 */
export async function expectMissingFieldsListed(page: Page, form: EmptyForm): Promise<Locator> {
  const { name, within = page, send, summary, count } = form;
  await send.click();
  const group = within.getByRole('group', { name: summary });
  await expect(group, `the summary of ${name}`).toBeFocused();
  const links = group.getByRole('link');
  await expect(links, `the links in the summary of ${name}`).toHaveCount(count);
  for (const message of await links.allTextContents()) {
    const messages = page.getByText(message, { exact: true });
    await expect(messages, `“${message}” in the summary of ${name} and at its field`).toHaveCount(2);
  }
  await expectAccessible(page);
  return group;
}

type Mended = { index: number; field: Locator; text: string };

/** A link of the error summary focuses its field, whose message disappears once it is filled in. */
export async function expectFixedFromSummary(page: Page, summary: Locator, mended: Mended): Promise<void> {
  const { index, field, text } = mended;
  const link = summary.getByRole('link').nth(index);
  const message = (await link.textContent()) ?? '';
  await link.click();
  await expect(field, `the field of “${message}”`).toBeFocused();
  await page.keyboard.insertText(text);
  await expect(page.getByText(message, { exact: true }), `“${message}” where the field is filled in`).toHaveCount(0);
}

type FilledForm = {
  /** Its name in failure messages. */
  name: string;
  /** The address it is sent to. */
  call: string;
  send: Locator;
  /** The button while it is sending. */
  sending: Locator;
  expectSent: () => Promise<void>;
};

/** Clicks twice before the response arrives, and expects one request. */
export async function expectSentOnce(page: Page, form: FilledForm): Promise<void> {
  const { promise, resolve } = deferred();
  let sent = 0;
  await page.route(form.call, async (route) => {
    sent += 1;
    await promise;
    await route.continue();
  });
  await form.send.dblclick();
  await expect(form.sending, `the button of ${form.name} while it is sending`).toBeDisabled();
  resolve();
  await form.expectSent();
  expect(sent, `how often ${form.name} was sent`).toBe(1);
}
