import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectInputSurvivesFailures } from './support/form-failures';
import { expectFixedFromSummary, expectMissingFieldsListed, expectSentOnce } from './support/form-steps';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { openForm } from './support/open';
import { readAsPrayerTeam } from './support/requests';
import { expectTypingBeforeHydration } from './support/slow-line';

const call = '**/api/prayer-requests';

const words = {
  en: {
    firstName: /^First name/,
    lastName: /^Last name/,
    email: /^Email/,
    phone: /^Phone/,
    phoneInvalid: /one number of 7 to 10 digits/,
    type: /^Prayer type/,
    request: /^Your prayer request/,
    confidential: 'Keep this request confidential',
    humanCheck: /^Human check/,
    send: 'Send prayer request',
    sending: 'Sending...',
    sent: 'Prayer Request Submitted',
    done: 'Done',
    summary: '6 fields need your attention',
    failedText: 'There was an error submitting your prayer request. Please try again.',
    verificationFailed: 'Verification Failed',
    wrong: "Please solve the math problem correctly to verify you're human.",
    toasts: 'Messages (F8)',
    retention: '/privacy#how-long-we-keep-it',
  },
  es: {
    firstName: /^Nombre/,
    lastName: /^Apellido/,
    email: /^Correo electrónico/,
    phone: /^Teléfono/,
    phoneInvalid: /un solo número de 7 a 10 dígitos/,
    type: /^Tipo de petición/,
    request: /^Su petición de oración/,
    confidential: 'Mantener confidencial esta petición',
    humanCheck: /^Verificación humana/,
    send: 'Enviar petición de oración',
    sending: 'Enviando...',
    sent: 'Petición de Oración Enviada',
    done: 'Listo',
    summary: '6 campos necesitan su atención',
    failedText: 'Hubo un error al enviar su petición de oración. Por favor, inténtelo de nuevo.',
    verificationFailed: 'Verificación Fallida',
    wrong: 'Resuelva correctamente la suma para verificar que usted es una persona.',
    toasts: 'Mensajes (F8)',
    retention: '/privacy#cuanto-tiempo-lo-guardamos',
  },
} as const;

const request = 'Por favor, oren por mi madre, que está enferma. 🙏';

/** Fills in the form like a person: once it is hydrated, and not within an instant. */
function formOf(page: Page, locale: Locale) {
  const text = words[locale];
  const humanCheck = page.getByLabel(text.humanCheck);
  const form = {
    firstName: page.getByLabel(text.firstName),
    request: page.getByLabel(text.request),
    humanCheck,
    send: page.getByRole('button', { name: text.send }),
    dialog: page.getByRole('dialog', { name: text.sent }),
    toast: page.getByRole('region', { name: text.toasts }),
    async open(path = '/prayer') {
      await openForm(page, inLanguage(path, locale));
    },
    async problem() {
      const shown = await page.getByText(/^\d+ \+ \d+ =$/).innerText();
      const [, first, second] = /^(\d+) \+ (\d+)/.exec(shown) ?? [];
      return { shown, answer: String(Number(first) + Number(second)) };
    },
    async fillIn() {
      await form.firstName.fill('Ana');
      await page.getByLabel(text.lastName).fill('Pérez');
      await page.getByLabel(text.email).fill('ana@example.com');
      await page.getByLabel(text.phone).pressSequentially('5551234567');
      await page.getByLabel(text.type).selectOption('healing');
      await form.request.fill(request);
      await page.getByLabel(text.confidential).check();
      await humanCheck.fill((await form.problem()).answer);
    },
    async expectInputUnchanged() {
      await expect(form.firstName).toHaveValue('Ana');
      await expect(page.getByLabel(text.phone)).toHaveValue('555-123-4567');
      await expect(page.getByLabel(text.type)).toHaveValue('healing');
      await expect(form.request).toHaveValue(request);
      await expect(page.getByLabel(text.confidential)).toBeChecked();
    },
  };
  return form;
}

inEachLanguage((locale) => {
  const text = words[locale];

  // Animation is not tested here.
  test.describe('asking for prayer', () => {
    test('can begin on a slow connection, lists missing and invalid fields, and is sent once and confirmed', async ({
      page,
    }) => {
      const form = formOf(page, locale);

      await test.step('on a slow line it is written before the code has come', async () => {
        const { firstName, send } = form;
        await expectTypingBeforeHydration(page, inLanguage('/prayer', locale), { field: firstName, send });
        await firstName.clear();
      });

      await test.step('what is missing is said in a summary and at each field', async () => {
        const { summary } = text;
        const errorSummary = await expectMissingFieldsListed(page, {
          name: 'the prayer request',
          send: form.send,
          summary,
          count: 6,
        });
        await expectFixedFromSummary(page, errorSummary, { index: 4, field: form.request, text: request });
      });

      await test.step('a wrong sum is reported in a toast and at the field, with a new problem', async () => {
        await form.fillIn();
        const { shown } = await form.problem();
        await form.humanCheck.fill('99');
        await form.send.click();
        await expect(form.toast.getByRole('alert')).toContainText(text.verificationFailed);
        await expect(form.toast).toContainText(text.wrong);
        // It stays as long as the pointer is on it.
        await form.toast.getByRole('alert').hover();
        await expect(form.humanCheck).toBeFocused();
        await expect(form.humanCheck).toHaveValue('');
        await expect(form.humanCheck).toHaveAccessibleDescription(new RegExp(text.wrong));
        expect((await form.problem()).shown).not.toBe(shown);
        await form.expectInputUnchanged();
        await expectAccessible(page);
      });

      await test.step('the toast is swiped away to the right', async () => {
        const toast = form.toast.getByRole('alert');
        const box = await toast.boundingBox();
        if (!box) throw new Error('The toast is nowhere');
        const swipe = async (distance: number) => {
          await page.mouse.move(box.x + 40, box.y + 20);
          await page.mouse.down();
          await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 4 });
          await page.mouse.up();
        };
        await swipe(45);
        await expect(toast).toBeVisible();
        await swipe(55);
        await expect(toast).toBeHidden();
      });

      await test.step('pressed twice, the button sends once, and says that it is sending', async () => {
        await form.humanCheck.fill((await form.problem()).answer);
        await expectSentOnce(page, {
          name: 'the prayer request',
          call,
          send: form.send,
          sending: page.getByRole('button', { name: text.sending }),
          expectSent: () => expect(form.dialog).toBeVisible(),
        });
      });

      await test.step('the prayer team has it, and its visitor is thanked', async () => {
        const reference = await form.dialog.locator('dd').innerText();
        await expect(form.dialog.getByRole('link').last()).toHaveAttribute('href', text.retention);
        await expectAccessible(page);
        const stored = await readAsPrayerTeam('prayer-request', reference);
        expect(stored).toContain(request);
        expect(stored).toContain('ana@example.com');

        await form.dialog.getByRole('button', { name: text.done }).click();
        await expect(form.dialog).toBeHidden();
        await expect(form.firstName).toHaveValue('');
        await expect(form.send).toBeFocused();
      });
    });

    test('works on the home page, and by keyboard alone', { tag: byDayIn('es', locale) }, async ({ page }) => {
      const form = formOf(page, locale);
      const wish = 'Please pray for my mother.';
      await form.open('/#prayer');
      await form.firstName.focus();
      const type = async (value: string) => {
        await page.keyboard.type(value);
        await page.keyboard.press('Tab');
      };
      await type('Ana');
      await type('Pérez');
      await type('ana@example.com');
      await type('5551234567');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await type(wish);
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(form.humanCheck).toBeFocused();
      await page.keyboard.type((await form.problem()).answer);
      await page.keyboard.press('Enter');
      await expect(form.dialog).toBeVisible();
      const reference = await form.dialog.locator('dd').innerText();
      await expectAccessible(page);
      const stored = await readAsPrayerTeam('prayer-request', reference);
      expect(stored).toContain(wish);
      expect(stored).toContain('ana@example.com');

      await page.keyboard.press('Escape');
      await expect(form.dialog).toBeHidden();
      await expect(form.firstName).toHaveValue('');
      await expect(form.send).toBeFocused();
    });

    test.describe('that cannot be sent', () => {
      test(
        'gives the reason, keeps the input, and is resent as the same request',
        { tag: byDayIn('es', locale) },
        async ({ page }) => {
          const form = formOf(page, locale);
          await form.open();
          await form.fillIn();
          await expectInputSurvivesFailures(page, locale, {
            call,
            failedText: text.failedText,
            email: page.getByLabel(text.email),
            send: form.send,
            expectInputUnchanged: form.expectInputUnchanged,
            expectSent: () => expect(form.dialog).toBeVisible(),
          });
        },
      );
    });

    test.describe('from Pakistan', { tag: byDayIn('es', locale) }, () => {
      test.use({ timezoneId: 'Asia/Karachi' });

      test('a phone number as it is written there stays whole, and is sent in its international form', async ({
        page,
      }) => {
        const form = formOf(page, locale);
        const phone = page.getByLabel(text.phone);
        await form.open();
        await form.fillIn();
        await phone.clear();
        await phone.pressSequentially('0300 1234567');
        await expect(phone).toHaveValue('03001234567');
        await expect(phone).toHaveAccessibleDescription(text.phoneInvalid);
        await expectAccessible(page);
        await page.getByRole('button', { name: '+92 300 123 4567' }).click();
        await expect(phone).toHaveValue('+92 300 123 4567');
        await expect(phone).toBeFocused();
        await expect(phone).not.toHaveAccessibleDescription(text.phoneInvalid);
        await form.send.click();
        await expect(form.dialog).toBeVisible();
        const reference = await form.dialog.locator('dd').innerText();
        expect(await readAsPrayerTeam('prayer-request', reference)).toContain('+923001234567');
      });
    });
  });
});

test(
  'a toast disappears by itself, stays while focused, and is focused by F8',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    const form = formOf(page, 'en');
    await form.open();
    await form.fillIn();
    await form.humanCheck.fill('99');
    await form.send.click();
    const toast = form.toast.getByRole('alert');
    await expect(toast).toBeVisible();
    await page.keyboard.press('F8');
    await expect(form.toast).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await form.humanCheck.focus();
    await page.clock.runFor(5_000);
    await expect(toast).toBeHidden();
  },
);
