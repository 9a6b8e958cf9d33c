import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { expectInputSurvivesFailures } from './support/form-failures';
import { expectFixedFromSummary, expectMissingFieldsListed, expectSentOnce } from './support/form-steps';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { open } from './support/open';
import { readAsPrayerTeam } from './support/requests';

const call = '**/api/counseling-requests';

const words = {
  en: {
    schedule: 'Schedule Counseling',
    dialog: 'Request marriage counseling',
    limits: /^What we cannot keep to ourselves/,
    firstName: /^First name/,
    lastName: /^Last name/,
    email: /^Email/,
    phone: /^Phone/,
    phoneSafety: 'Is it safe to call or write to this number?',
    emailOnly: 'No, use only email',
    counselingFor: /^What do you need counseling for/,
    send: 'Send request',
    sending: 'Sending...',
    cancel: 'Cancel',
    close: 'Close',
    sent: 'Request Submitted!',
    sentText: "Thank you for your counseling request. We'll contact you soon to schedule your session.",
    reference: /Your reference: (\S+)/,
    summary: '5 fields need your attention',
    failedText: 'There was an error submitting your counseling request. Please try again.',
  },
  es: {
    schedule: 'Agendar consejería',
    dialog: 'Solicitar consejería matrimonial',
    limits: /^Lo que no podemos callar/,
    firstName: /^Nombre/,
    lastName: /^Apellido/,
    email: /^Correo electrónico/,
    phone: /^Teléfono/,
    phoneSafety: '¿Es seguro llamar o escribir a este número?',
    emailOnly: 'No, solo por correo electrónico',
    counselingFor: /^¿Para qué necesita consejería/,
    send: 'Enviar solicitud',
    sending: 'Enviando...',
    cancel: 'Cancelar',
    close: 'Cerrar',
    sent: 'Solicitud Enviada',
    sentText: 'Gracias por su solicitud de consejería. Pronto nos comunicaremos con usted para agendar su sesión.',
    reference: /Su referencia: (\S+)/,
    summary: '5 campos necesitan su atención',
    failedText: 'Hubo un error al enviar su solicitud de consejería. Por favor, inténtelo de nuevo.',
  },
} as const;

const need = 'Queremos aprender a escucharnos otra vez. 💍';

function requestOf(page: Page, locale: Locale) {
  const text = words[locale];
  const dialog = page.getByRole('dialog', { name: text.dialog });
  const request = {
    schedule: page.getByRole('button', { name: text.schedule }),
    dialog,
    limits: dialog.getByRole('link', { name: text.limits }),
    firstName: dialog.getByLabel(text.firstName),
    phone: dialog.getByLabel(text.phone),
    emailOnly: dialog.getByRole('group', { name: text.phoneSafety }).getByRole('radio', { name: text.emailOnly }),
    counselingFor: dialog.getByLabel(text.counselingFor),
    send: dialog.getByRole('button', { name: text.send }),
    banner: page.getByRole('main').locator('div[role=status]'),
    async open() {
      await open(page, inLanguage('/marriage-ministry', locale));
      await request.schedule.click();
      await expect(dialog).toBeVisible();
    },
    async fillIn() {
      await request.firstName.fill('Ana');
      await dialog.getByLabel(text.lastName).fill('Pérez');
      await dialog.getByLabel(text.email).fill('ana@example.com');
      await request.phone.pressSequentially('5551234567');
      await request.counselingFor.fill(need);
    },
    async expectInputUnchanged() {
      await expect(request.firstName).toHaveValue('Ana');
      await expect(request.phone).toHaveValue('555-123-4567');
      await expect(request.counselingFor).toHaveValue(need);
    },
  };
  return request;
}

inEachLanguage((locale) => {
  const text = words[locale];

  // Animation is not tested here.
  test.describe('asking for counseling', () => {
    test('lists missing fields, keeps the input, and reaches the team, also by keyboard alone', async ({ page }) => {
      // A fake clock, for the duration of the banner.
      await page.clock.install();
      const request = requestOf(page, locale);

      await test.step('what is missing is said in a summary and at each field', async () => {
        await request.open();
        await expectAccessible(page);
        const { summary } = text;
        const { dialog, send, counselingFor: field } = request;
        const errorSummary = await expectMissingFieldsListed(page, {
          name: 'the counseling request',
          within: dialog,
          send,
          summary,
          count: 5,
        });
        await expectFixedFromSummary(page, errorSummary, { index: 4, field, text: need });
      });

      await test.step('put away by Cancel, the X or Escape, it keeps what was typed', async () => {
        await request.fillIn();
        const ways = [
          () => request.dialog.getByRole('button', { name: text.cancel }).click(),
          () => request.dialog.getByRole('button', { name: text.close }).click(),
          () => page.keyboard.press('Escape'),
        ];
        for (const putAway of ways) {
          await putAway();
          await expect(request.dialog).toBeHidden();
          await expect(request.schedule).toBeFocused();
          await request.schedule.click();
          await request.expectInputUnchanged();
        }
      });

      await test.step('pressed twice, the button sends once, and says that it is sending', () =>
        expectSentOnce(page, {
          name: 'the counseling request',
          call,
          send: request.send,
          sending: request.dialog.getByRole('button', { name: text.sending }),
          expectSent: async () => {
            await expect(request.dialog).toBeHidden();
            await expect(request.banner).toContainText(text.sent);
          },
        }));

      await test.step('the team has it, and a banner says so for three seconds', async () => {
        await expect(request.banner).toContainText(text.sentText);
        await expect(request.schedule).toBeFocused();
        const [, reference = ''] = text.reference.exec(await page.getByText(text.reference).innerText()) ?? [];
        const lines = await page.getByText(reference, { exact: true }).evaluate((one) => one.getClientRects().length);
        expect(lines, 'the reference is not broken').toBe(1);
        await page.clock.fastForward(3_000);
        await expect(request.banner).toBeEmpty();

        const stored = await readAsPrayerTeam('counseling-request', reference);
        expect(stored).toContain(need);
        expect(stored).toContain('ana@example.com');
      });

      await test.step('another is asked for by keyboard alone', async () => {
        await expect(request.schedule).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(request.dialog).toBeFocused();
        await expect(request.firstName).toHaveValue('');
        await page.keyboard.press('Tab');
        await expect(request.dialog.getByRole('button', { name: text.close })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(request.limits).toBeFocused();
        await page.keyboard.press('Tab');
        for (const value of ['Ana', 'Pérez', 'ana@example.com', '+593991234567']) {
          await page.keyboard.type(value);
          await page.keyboard.press('Tab');
        }
        await expect(request.phone).toHaveValue('+593 991 234 567');
        await page.keyboard.press('ArrowUp');
        await expect(request.emailOnly).toBeChecked();
        await page.keyboard.press('Tab');
        await page.keyboard.type('We want to listen to each other.');
        await page.keyboard.press('Tab');
        await expect(request.send).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(request.banner).toContainText(text.sent);
        await expect(request.schedule).toBeFocused();
        const [, reference = ''] = text.reference.exec(await page.getByText(text.reference).innerText()) ?? [];
        const stored = await readAsPrayerTeam('counseling-request', reference);
        expect(stored).toContain('+593991234567');
        expect(stored).toContain('"phoneSafety":"no"');
      });
    });

    test.describe('that cannot be sent', () => {
      test(
        'gives the reason, keeps the dialog and the input, and is resent as the same request',
        { tag: byDayIn('es', locale) },
        async ({ page }) => {
          const request = requestOf(page, locale);
          await request.open();
          await request.fillIn();
          await expectInputSurvivesFailures(page, locale, {
            call,
            failedText: text.failedText,
            email: request.dialog.getByLabel(text.email),
            send: request.send,
            expectInputUnchanged: request.expectInputUnchanged,
            expectSent: () => expect(request.banner).toContainText(text.sent),
          });
        },
      );
    });
  });
});

test.describe('a dialog that cannot be loaded', { tag: '@phone' }, () => {
  test('says so and can be retried', async ({ page }) => {
    const request = requestOf(page, 'en');
    await open(page, inLanguage('/marriage-ministry', 'en'));
    await page.route('**/assets/counseling-panel-*', (route) => route.abort());
    const alert = page.getByRole('alert');
    await expectComplaints(
      page,
      [/counseling-panel-.*ERR_FAILED/, /dynamically imported module: .*counseling-panel-/],
      async () => {
        await request.schedule.click();
        await expect(alert).toContainText('This could not be loaded. Please check your connection.');
        await expectAccessible(page);
        await page.unroute('**/assets/counseling-panel-*');
        // It may report the same failure once more while it closes.
        await alert.getByRole('button', { name: 'Close' }).click();
        await expect(alert).toBeHidden();
      },
    );
    await request.schedule.click();
    await expect(request.dialog).toBeVisible();
  });
});
