import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectFailuresSurvived, failuresInConsole } from './support/form-failures';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { openForm } from './support/open';
import { readByPrayerTeam } from './support/requests';
import { expectWrittenWhileCodeComes } from './support/slow-line';
import { runningStack } from './support/stack';

const call = '**/api/contact-requests';

const words = {
  en: {
    title: 'Write to us',
    firstName: /^First name/,
    lastName: /^Last name/,
    email: /^E-mail/,
    message: /^Your message/,
    send: 'Send message',
    sending: 'Sending...',
    sent: 'Contact Request Sent',
    received: /We have your message/,
    summary: '3 fields need your attention',
    failedText: 'There was an error submitting your contact request. Please try again.',
    messages: ['First name is required', 'Last name is required', 'Please enter a valid email address'],
    toasts: 'Messages (F8)',
  },
  es: {
    title: 'Escríbanos',
    firstName: /^Nombre/,
    lastName: /^Apellido/,
    email: /^Correo electrónico/,
    message: /^Su mensaje/,
    send: 'Enviar mensaje',
    sending: 'Enviando...',
    sent: 'Solicitud de Contacto Enviada',
    received: /Recibimos su mensaje/,
    summary: '3 campos necesitan su atención',
    failedText: 'Hubo un error al enviar su solicitud de contacto. Por favor, inténtelo de nuevo.',
    messages: ['El nombre es obligatorio', 'El apellido es obligatorio', 'Escriba un correo electrónico válido'],
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
    async expectKept() {
      await expect(form.firstName).toHaveValue('Ana');
      await expect(form.email).toHaveValue('ana@example.com');
      await expect(form.message).toHaveValue(message);
    },
  };
  return form;
}

inEachLanguage((locale) => {
  const text = words[locale];

  test.describe('writing to the ministry', () => {
    test('reaches it, and is acknowledged in a toast and on the page', async ({ page }) => {
      const form = formOf(page, locale);
      await form.open();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
      await form.fillIn();
      await form.send.click();
      await expect(form.toast).toContainText(text.sent);
      await expect(form.received).toContainText(text.received);
      await expect(form.received).toBeFocused();
      await expect(form.firstName).toHaveValue('');
      await expectAccessible(page);

      const stored = await readByPrayerTeam('contact-request', await form.received.locator('dd').innerText());
      expect(stored).toContain(message);
      expect(stored).toContain('ana@example.com');
      await expect(form.toast.getByText(text.sent)).toBeHidden();
    });

    test('says what is missing, in a summary and at each field', async ({ page }) => {
      const form = formOf(page, locale);
      await form.open();
      await form.send.click();
      const summary = page.getByRole('group', { name: text.summary });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([...text.messages]);
      for (const problem of text.messages) await expect(page.getByText(problem, { exact: true })).toHaveCount(2);
      await expectAccessible(page);

      await summary.getByRole('link', { name: text.messages[1] }).click();
      await expect(form.lastName).toBeFocused();
      await page.keyboard.insertText('Pérez');
      await expect(page.getByText(text.messages[1])).toHaveCount(0);
    });

    test('works by keyboard alone', async ({ page }) => {
      const form = formOf(page, locale);
      await form.open();
      await form.firstName.focus();
      for (const value of ['Ana', 'Pérez', 'ana@example.com', 'Hello to you all.']) {
        await page.keyboard.type(value);
        await page.keyboard.press('Tab');
      }
      await expect(form.send).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.received).toContainText(text.received);
    });

    test.describe('that cannot be sent', () => {
      test.use({ expectedConsole: failuresInConsole });

      test('says why, keeps what was typed, and is sent again as the same request', async ({ page }) => {
        const form = formOf(page, locale);
        await form.open();
        await form.fillIn();
        await expectFailuresSurvived(page, locale, {
          call,
          failedText: text.failedText,
          email: form.email,
          send: form.send,
          expectKept: form.expectKept,
          expectSent: () => expect(form.received).toContainText(text.received),
        });
      });
    });

    test('can begin on a slow line before the code has come', async ({ page }) => {
      const { firstName, send } = formOf(page, locale);
      await expectWrittenWhileCodeComes(page, inLanguage('/contact', locale), { field: firstName, send });
    });
  });
});

test('what was typed is still there after looking at another page', { tag: '@phone' }, async ({ page }) => {
  const form = formOf(page, 'en');
  await form.open();
  await form.fillIn();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prophetic ministry' }).click();
  await expect(page).toHaveURL(/prophetic-ministry/);
  await page.goBack();
  await form.firstName.scrollIntoViewIfNeeded();
  await form.expectKept();
});

test('without scripts the page names other ways to write', { tag: '@phone' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${runningStack().url}/contact?lang=es`);
  await expect(page.getByLabel(words.es.firstName)).toBeHidden();
  await expect(page.getByText(/Este formulario necesita JavaScript/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).not.toHaveCount(0);
  await context.close();
});
