import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectInputSurvivesFailures } from './support/form-failures';
import { expectFixedFromSummary, expectMissingFieldsListed } from './support/form-steps';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { openForm } from './support/open';
import { readAsPrayerTeam } from './support/requests';
import { expectTypingBeforeHydration } from './support/slow-line';

const call = '**/api/contact-requests';

const words = {
  en: {
    title: 'Write to us',
    firstName: /^First name/,
    lastName: /^Last name/,
    email: /^Email/,
    message: /^Your message/,
    send: 'Send message',
    sent: 'Contact Request Sent',
    received: /We have your message/,
    summary: '3 fields need your attention',
    failedText: 'There was an error submitting your contact request. Please try again.',
    toasts: 'Messages (F8)',
  },
  es: {
    title: 'Escríbanos',
    firstName: /^Nombre/,
    lastName: /^Apellido/,
    email: /^Correo electrónico/,
    message: /^Su mensaje/,
    send: 'Enviar mensaje',
    sent: 'Solicitud de Contacto Enviada',
    received: /Recibimos su mensaje/,
    summary: '3 campos necesitan su atención',
    failedText: 'Hubo un error al enviar su solicitud de contacto. Por favor, inténtelo de nuevo.',
    toasts: 'Mensajes (F8)',
  },
} as const;

const message = '¿A qué hora se reúnen los domingos? 🙏';

function formOf(page: Page, locale: Locale) {
  const text = words[locale];
  const form = {
    firstName: page.getByLabel(text.firstName),
    lastName: page.getByLabel(text.lastName),
    email: page.getByLabel(text.email),
    message: page.getByLabel(text.message),
    send: page.getByRole('button', { name: text.send }),
    received: page.getByRole('main').locator('div[role=status]'),
    toast: page.getByRole('region', { name: text.toasts }),
    open: () => openForm(page, inLanguage('/contact', locale)),
    async fillIn() {
      await form.firstName.fill('Ana');
      await form.lastName.fill('Pérez');
      await form.email.fill('ana@example.com');
      await form.message.fill(message);
    },
    async expectInputUnchanged() {
      await expect(form.firstName).toHaveValue('Ana');
      await expect(form.email).toHaveValue('ana@example.com');
      await expect(form.message).toHaveValue(message);
    },
  };
  return form;
}

inEachLanguage((locale) => {
  const text = words[locale];

  // Animation is not tested here.
  test.describe('writing to the ministry', () => {
    test('can begin on a slow connection, lists missing fields, and is received, also by keyboard alone', async ({
      page,
    }) => {
      // A fake clock, for the duration of the toast.
      await page.clock.install();
      const form = formOf(page, locale);

      await test.step('on a slow line it is written before the code has come', async () => {
        const { firstName, send } = form;
        await expectTypingBeforeHydration(page, inLanguage('/contact', locale), { field: firstName, send });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
        await firstName.clear();
      });

      await test.step('what is missing is said in a summary and at each field', async () => {
        const { summary } = text;
        const errorSummary = await expectMissingFieldsListed(page, {
          name: 'the message',
          send: form.send,
          summary,
          count: 3,
        });
        await expectFixedFromSummary(page, errorSummary, { index: 1, field: form.lastName, text: 'Pérez' });
      });

      const reference = form.received.locator('dd');
      let first = '';

      await test.step('what was sent is acknowledged in a toast and on the page', async () => {
        await form.fillIn();
        await form.send.click();
        await expect(form.toast).toContainText(text.sent);
        await expect(form.received).toContainText(text.received);
        await expect(form.received).toBeFocused();
        await expect(form.firstName).toHaveValue('');
        await expectAccessible(page);

        first = await reference.innerText();
        const stored = await readAsPrayerTeam('contact-request', first);
        expect(stored).toContain(message);
        expect(stored).toContain('ana@example.com');
        await page.clock.fastForward(5_000);
        await expect(form.toast.getByText(text.sent)).toBeHidden();
      });

      await test.step('another is written by keyboard alone', async () => {
        await form.firstName.focus();
        for (const value of ['Ana', 'Pérez', 'ana@example.com', 'Hello to you all.']) {
          await page.keyboard.type(value);
          await page.keyboard.press('Tab');
        }
        await expect(form.send).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(reference).not.toHaveText(first);
        await expect(form.received).toContainText(text.received);
      });
    });

    test.describe('that cannot be sent', () => {
      test(
        'gives the reason, keeps the input, and is resent as the same request',
        { tag: byDayIn('es', locale) },
        async ({ page }) => {
          const form = formOf(page, locale);
          await form.open();
          await form.fillIn();
          await test.step('it is still there after looking at another page', async () => {
            await page.locator('footer a[href*="/prophetic-ministry"]').click();
            await expect(page).toHaveURL(/prophetic-ministry/);
            await page.goBack();
            await form.firstName.scrollIntoViewIfNeeded();
            await form.expectInputUnchanged();
          });
          await expectInputSurvivesFailures(page, locale, {
            call,
            failedText: text.failedText,
            email: form.email,
            send: form.send,
            expectInputUnchanged: form.expectInputUnchanged,
            expectSent: () => expect(form.received).toContainText(text.received),
          });
        },
      );
    });
  });
});
