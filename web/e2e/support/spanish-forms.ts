import { expect, type Locator, type Page } from '@playwright/test';
import { expectComplaints } from './console-guard';
import { failedCall } from './form-failures';
import { button, expectSpanish, say, visit } from './spanish';

const formOfPage = async (page: Page) => {
  const form = page.getByRole('main').locator('form');
  await form.scrollIntoViewIfNeeded();
  return form;
};

/** A form, and how to fill it in on a freshly opened page. */
type Form = {
  name: string;
  path: string;
  call: string;
  send: string;
  failed: string;
  reach(page: Page): Promise<Locator>;
  fill(form: Locator): Promise<void>;
  sent(page: Page): Locator;
};

const fillPerson = async (form: Locator) => {
  await form.getByLabel(say('submission.firstName')).first().fill('Ana');
  await form.getByLabel(say('submission.lastName')).fill('Pérez');
  await form.getByRole('textbox', { name: say('submission.email') }).fill('ana@example.com');
};

/** Two forms per journey, so that none is much longer than the others. */
export const pairsOfForms: readonly (readonly [Form, Form])[] = [
  [
    {
      name: 'the prayer request',
      path: '/prayer',
      call: 'prayer-requests',
      send: 'prayerRequest.submit',
      failed: 'prayerRequest.failed',
      reach: formOfPage,
      fill: async (form) => {
        await fillPerson(form);
        await form.getByLabel(say('prayerRequest.prayerType')).selectOption('healing');
        await form.getByLabel(say('prayerRequest.prayerRequest')).fill('Por la salud de mi madre.');
        const [, first, second] = /(\d+) \+ (\d+) =/.exec(await form.innerText()) ?? [];
        await form.getByLabel(say('submission.humanCheck')).fill(String(Number(first) + Number(second)));
      },
      sent: (page) => page.getByRole('dialog', { name: say('prayerRequest.sent') }),
    },
    {
      name: 'the message',
      path: '/contact',
      call: 'contact-requests',
      send: 'contactRequest.submit.general',
      failed: 'contactRequest.failed',
      reach: formOfPage,
      fill: fillPerson,
      sent: (page) => page.getByText(say('contactRequest.sent')),
    },
  ],
  [
    {
      name: 'the counseling request',
      path: '/marriage-ministry',
      call: 'counseling-requests',
      send: 'counselingRequest.submit',
      failed: 'counselingRequest.failed',
      reach: async (page) => {
        await button(page, 'counseling.schedule').click();
        return page.getByRole('dialog');
      },
      fill: async (form) => {
        await fillPerson(form);
        await form.getByLabel(say('submission.phone')).pressSequentially('5551234567');
        await form.getByLabel(say('counselingRequest.counselingFor')).fill('Nos cuesta escucharnos.');
      },
      sent: (page) => page.getByText(say('counselingRequest.sent')),
    },
    {
      name: 'the gospel’s contact request',
      path: '/?gospel=1',
      call: 'contact-requests',
      send: 'contactRequest.submit',
      failed: 'contactRequest.failed',
      reach: async (page) => {
        const dialog = page.getByRole('dialog');
        await expect(button(dialog, 'gospelDialog.connect')).toBeVisible();
        await expectSpanish(page);
        await button(dialog, 'gospelDialog.connect').click();
        return dialog;
      },
      fill: fillPerson,
      sent: (page) => page.getByText(say('contactRequest.sent')),
    },
  ],
];

/** Checks all texts of a form: empty, refused, failing and sent. */
export async function expectSpanishForm(page: Page, form: Form): Promise<void> {
  await visit(page, form.path);
  const area = await form.reach(page);
  await expect(button(area, form.send)).toBeEnabled();
  await expectSpanish(page);

  await button(area, form.send).click();
  await expect(area.getByRole('group', { name: say('submission.summary.many') })).toBeVisible();
  await expectSpanish(page);

  await form.fill(area);
  const call = `**/api/${form.call}`;
  const failures = [
    [{ status: 500, headers: {} }, form.failed],
    [{ status: 429, headers: { 'Retry-After': '120' } }, form.failed],
    [null, 'submission.failure.unreachable'],
  ] as const;
  for (const [failure, reason] of failures) {
    await expectComplaints(page, [failedCall(call, failure?.status ?? 'ERR_FAILED')], async () => {
      await page.route(call, (route) => (failure ? route.fulfill(failure) : route.abort()));
      await Promise.all([page.waitForRequest(call), button(area, form.send).click()]);
      await expect(page.getByText(say(reason)).first()).toBeVisible();
      await expect(button(area, form.send)).toBeEnabled();
      await expectSpanish(page);
      await page.unroute(call);
    });
  }

  await button(area, form.send).click();
  await expect(form.sent(page).first()).toBeVisible();
  await expectSpanish(page);
}
