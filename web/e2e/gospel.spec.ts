import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { demoContent } from './support/demo-content';
import { expectInputSurvivesFailures } from './support/form-failures';
import { expectMissingFieldsListed } from './support/form-steps';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { open } from './support/open';

const call = '**/api/contact-requests';

const words = {
  en: {
    way: 'Eternal life',
    bar: 'Main',
    openMenu: 'Open menu',
    passagesTitle: 'In the words of the Bible',
    translation: 'World English Bible',
    connect: 'Connect',
    back: 'Back',
    close: 'Close',
    read: /^Read the book/,
    limits: /^What we cannot keep to ourselves/,
    firstName: /^First name/,
    lastName: /^Last name/,
    email: /^Email/,
    phone: /^Phone/,
    notes: /^Notes/,
    send: 'Send contact request',
    sent: 'Contact Request Sent',
    confirmed: 'Thank you for writing to us',
    summary: '3 fields need your attention',
    failedText: 'There was an error submitting your contact request. Please try again.',
    notLoaded: 'The presentation could not be loaded',
    retry: 'Try again',
  },
  es: {
    way: 'Vida eterna',
    bar: 'Principal',
    openMenu: 'Abrir el menú',
    passagesTitle: 'Con las palabras de la Biblia',
    translation: 'Reina-Valera 1909',
    connect: 'Contáctenos',
    back: 'Volver',
    close: 'Cerrar',
    read: /^Leer el libro/,
    limits: /^Lo que no podemos callar/,
    firstName: /^Nombre/,
    lastName: /^Apellido/,
    email: /^Correo electrónico/,
    phone: /^Teléfono/,
    notes: /^Notas/,
    send: 'Enviar solicitud de contacto',
    sent: 'Solicitud de Contacto Enviada',
    confirmed: 'Gracias por escribirnos',
    summary: '3 campos necesitan su atención',
    failedText: 'Hubo un error al enviar su solicitud de contacto. Por favor, inténtelo de nuevo.',
    notLoaded: 'No se pudo cargar la presentación',
    retry: 'Intentar de nuevo',
  },
} as const;

const notes = '¿Qué significa nacer de nuevo? 🙏';

function gospelOf(page: Page, locale: Locale) {
  const text = words[locale];
  const dialog = page.getByRole('dialog', { name: text.way });
  const bar = page.getByRole('navigation', { name: text.bar });
  const menuButton = bar.getByRole('button', { name: text.openMenu });
  const gospel = {
    dialog,
    menuButton,
    way: bar.getByRole('link', { name: text.way }),
    connect: dialog.getByRole('button', { name: text.connect, exact: true }),
    limits: dialog.getByRole('link', { name: text.limits }),
    firstName: dialog.getByLabel(text.firstName),
    notes: dialog.getByLabel(text.notes),
    send: dialog.getByRole('button', { name: text.send }),
    confirmation: dialog.locator('div[role=status]'),
    toast: page.locator('[data-toast-region]'),
    /** From the navigation bar; on phones from its menu. */
    async openFromBar() {
      if (await menuButton.isVisible()) await menuButton.click();
      await gospel.way.click();
      await expect(gospel.connect).toBeVisible();
    },
    async fillIn() {
      await gospel.firstName.fill('Ana');
      await dialog.getByLabel(text.lastName).fill('Pérez');
      await dialog.getByLabel(text.email).fill('ana@example.com');
      await dialog.getByLabel(text.phone).pressSequentially('5551234567');
      await gospel.notes.fill(notes);
    },
    async expectInputUnchanged() {
      await expect(gospel.firstName).toHaveValue('Ana');
      await expect(dialog.getByLabel(text.phone)).toHaveValue('555-123-4567');
      await expect(gospel.notes).toHaveValue(notes);
    },
  };
  return gospel;
}

// Contrast cannot be measured during an animation.
inEachLanguage((locale) => {
  const text = words[locale];

  test.describe('the gospel presentation', () => {
    test('opens above the current page, and returns to its scroll position and focus', async ({ page }) => {
      const gospel = gospelOf(page, locale);
      await open(page, inLanguage('/resources', locale));
      const isNarrow = await gospel.menuButton.isVisible();
      await gospel.openFromBar();
      await expect(page).toHaveURL(/\/resources\?.*gospel=1/);
      await expect(gospel.dialog.locator('ol').getByRole('heading')).toHaveText([...demoContent[locale].gospel]);
      const cards = gospel.dialog.getByRole('region', { name: text.passagesTitle }).getByRole('listitem');
      await expect(cards).toHaveCount(5);
      for (const [index, passage] of demoContent[locale].passages.entries()) {
        await expect(cards.nth(index)).toContainText(`${passage}${text.translation}`);
      }
      await expectAccessible(page);

      const focused = isNarrow ? gospel.menuButton : gospel.way;
      // Over a control with a tooltip, Escape would close the tooltip first.
      await page.mouse.move(1, 1);
      await page.keyboard.press('Escape');
      await expect(gospel.dialog).toBeHidden();
      await expect(page).not.toHaveURL(/gospel/);
      await expect(focused).toBeFocused();

      await gospel.openFromBar();
      await page.goBack();
      await expect(gospel.dialog).toBeHidden();
      await expect(page).toHaveURL(/\/resources/);
    });
  });

  test.describe('connecting', () => {
    test(
      'is possible before the scripts have come, and what was typed goes with the dialog that they open',
      { tag: byDayIn('es', locale) },
      async ({ page }) => {
        const gospel = gospelOf(page, locale);
        let arrive: () => void = () => undefined;
        const arrival = new Promise<void>((resolve) => (arrive = resolve));
        await page.route('**/assets/*.js', async (route) => {
          await arrival;
          await route.continue();
        });
        await page.goto(inLanguage('/?gospel=1', locale), { waitUntil: 'commit' });
        const served = page.locator('#contact-gospel');
        await served.getByLabel(text.firstName).fill('Ana');
        await expect(served.getByRole('button', { name: text.send })).toBeVisible();
        arrive();
        await gospel.connect.click();
        await expect(gospel.firstName).toHaveValue('Ana');
        await expect(served).toHaveCount(1);
      },
    );

    test('has an address, works by keyboard alone, and empties the form', async ({ page }) => {
      // A fake clock, for the two seconds of the confirmation.
      await page.clock.install();
      const gospel = gospelOf(page, locale);

      await test.step('the presentation has an address, with its own title, and leads to the book', async () => {
        await open(page, inLanguage('/?gospel=1', locale));
        await expect(gospel.dialog).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(text.way, 'i'));
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/\?gospel=1/);
        const book = gospel.dialog.getByRole('link', { name: text.read });
        await expect(book).toHaveAttribute('target', '_blank');
        await expect(book).toHaveAttribute('rel', /noopener/);
        await expect(book).toHaveAttribute('href', /^https:\/\//);
      });

      await test.step('Back hides the form without losing what was typed', async () => {
        await gospel.connect.focus();
        await page.keyboard.press('Enter');
        await expect(gospel.firstName).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(gospel.limits).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.type('Ana');
        await gospel.dialog.getByRole('button', { name: text.back }).focus();
        await page.keyboard.press('Enter');
        await expect(gospel.firstName).toBeHidden();
        await expect(gospel.connect).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(gospel.firstName).toBeVisible();
        await expect(gospel.firstName).toHaveValue('Ana');
      });

      await test.step('it is filled in and sent by keyboard alone', async () => {
        // The button cannot be focused before the form is hydrated.
        await expect(gospel.send).toBeEnabled();
        await page.keyboard.press('Tab');
        await expect(gospel.limits).toBeFocused();
        await page.keyboard.press('Tab');
        for (const value of ['', 'Pérez', 'ana@example.com', '5551234567', 'Hello.']) {
          if (value) await page.keyboard.type(value);
          await page.keyboard.press('Tab');
        }
        await expect(gospel.send).toBeFocused();
        const answer = page.waitForResponse(call);
        await page.keyboard.press('Enter');
        expect((await answer).status()).toBe(201);
      });

      await test.step('it is confirmed by a toast and for two seconds in the dialog, and empties the form', async () => {
        await expect(gospel.toast).toContainText(text.sent);
        await expect(gospel.confirmation).toContainText(text.confirmed);
        await page.clock.fastForward(2_000);
        await expect(gospel.confirmation).toBeHidden();
        await expect(gospel.toast.getByText(text.sent)).toBeHidden();
        await expect(gospel.firstName).toBeHidden();
        await expect(gospel.connect).toBeFocused();
        await gospel.connect.click();
        await expect(gospel.firstName).toHaveValue('');
        await expect(gospel.send).toBeEnabled();
        await expectAccessible(page);
      });

      await test.step('what is missing is said in a summary and at each field', async () => {
        const { summary } = text;
        const { dialog, send } = gospel;
        await expectMissingFieldsListed(page, {
          name: 'the gospel’s contact request',
          within: dialog,
          send,
          summary,
          count: 3,
        });
      });

      await test.step('closed, it is the home page', async () => {
        await gospel.dialog.getByRole('button', { name: text.close }).click();
        await expect(gospel.dialog).toBeHidden();
        await expect(page).not.toHaveURL(/gospel/);
        await expect(page).not.toHaveTitle(new RegExp(text.way, 'i'));
      });
    });

    test.describe('that fails', () => {
      test(
        'gives the reason, keeps the input, and is resent as the same request',
        { tag: byDayIn('es', locale) },
        async ({ page }) => {
          const gospel = gospelOf(page, locale);

          await test.step('the presentation cannot be had, and is asked for again', async () => {
            await open(page, inLanguage('/resources', locale));
            await page.route('**/api/gospel-presentation*', (route) => route.fulfill({ status: 503, body: '' }));
            await expectComplaints(page, [/\/api\/gospel-presentation.*status of 503/], async () => {
              if (await gospel.menuButton.isVisible()) await gospel.menuButton.click();
              await gospel.way.click();
              await expect(gospel.dialog.getByRole('alert')).toContainText(text.notLoaded);
              await expectAccessible(page);
            });
            await page.unroute('**/api/gospel-presentation*');
            await gospel.dialog.getByRole('button', { name: text.retry }).click();
            await expect(gospel.connect).toBeVisible();
          });

          await gospel.connect.click();
          await expect(gospel.firstName).toBeVisible();
          await gospel.fillIn();
          await expectInputSurvivesFailures(page, locale, {
            call,
            failedText: text.failedText,
            email: gospel.dialog.getByLabel(text.email),
            send: gospel.send,
            expectInputUnchanged: gospel.expectInputUnchanged,
            expectSent: () => expect(gospel.confirmation).toContainText(text.confirmed),
          });
        },
      );
    });
  });
});
