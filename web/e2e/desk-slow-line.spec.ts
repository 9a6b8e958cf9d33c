import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { expectComplaints } from './support/console-guard';
import { beOfTheTeam } from './support/desk';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import type { Locale } from './support/language';
import { open } from './support/open';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    note: 'Add a note',
    addNote: 'Add note',
    noteMissing: 'Please write the note first.',
    noteAdded: 'Note added.',
    undo: 'Undo',
    status: 'Status',
    due: 'Follow up on',
    save: 'Save changes',
    saved: 'Saved.',
    pray: 'I prayed',
    next: 'Next',
    failed: 'Something went wrong. What you wrote is still here.',
    end: 'End the meeting',
    keep: 'Keep it',
    counseling: 'Counseling',
    choose: 'Add to the prayer meeting',
    aloud: 'What is read aloud',
    add: 'Add',
    added: 'Added to the prayer meeting.',
    message: 'Message',
    template: 'We prayed for you today',
    messageText: 'What you will send',
  },
  es: {
    note: 'Agregar una nota',
    addNote: 'Agregar nota',
    noteMissing: 'Escriba primero la nota.',
    noteAdded: 'Se agregó la nota.',
    undo: 'Deshacer',
    status: 'Estado',
    due: 'Dar seguimiento el',
    save: 'Guardar cambios',
    saved: 'Guardado.',
    pray: 'Ya oré',
    next: 'Siguiente',
    failed: 'Algo salió mal. Lo que escribió sigue aquí.',
    end: 'Terminar la reunión',
    keep: 'Conservarla',
    counseling: 'Consejería',
    choose: 'Agregar a la reunión de oración',
    aloud: 'Lo que se lee en voz alta',
    add: 'Agregar',
    added: 'Agregada a la reunión de oración.',
    message: 'Mensaje',
    template: 'Hoy oramos por usted',
    messageText: 'Lo que va a enviar',
  },
} as const;

/** Holds such calls back until the returned function lets them go, and answers with an error if they are to fail. */
async function holdBack(page: Page, calls: string, fails = false): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, async (route) => {
    await isFree;
    if (fails) await route.fulfill({ status: 500, json: { error: { status: 500, name: 'Error', message: 'x' } } });
    else await route.continue();
  });
  return letGo;
}

const askForPrayer = (locale: Locale) =>
  submitRequest('prayer-requests', {
    firstName: 'Débora',
    lastName: 'Salazar',
    email: 'debora@example.org',
    phoneNumber: '',
    prayerType: 'other',
    prayerRequest: 'Please pray for my journey.',
    confidential: false,
    contactMe: true,
    locale,
  });

test.describe('the prayer desk on a slow line', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  inEachLanguage((locale) => {
    const text = words[locale];

    test.beforeEach(async ({ page, context }) => {
      const { url, superAdmin } = runningStack();
      await beOfTheTeam(context, locale, await sharedAccount(url, superAdmin, 'prayer-team'));
      await open(page, `/desk?kind=prayer&reference=${await askForPrayer(locale)}`);
    });

    test(
      'loses nothing that is written or chosen while something is being saved',
      { tag: byDayIn('es', locale) },
      async ({ page }) => {
        const request = page.getByRole('article');
        const note = request.getByLabel(text.note);
        const addNote = request.getByRole('button', { name: text.addNote });

        await test.step('a note', async () => {
          await addNote.tap();
          await expect(request.getByText(text.noteMissing)).toBeVisible();
          const letGo = await holdBack(page, '**/notes');
          await note.fill('First sentence.');
          await addNote.tap();
          await note.fill('First sentence. Second one.');
          letGo();
          await expect(request.getByRole('listitem').filter({ hasText: /^.*First sentence\.$/s })).toHaveCount(1);
          await expect(note).toHaveValue('Second one.');
          await request.getByRole('button', { name: text.undo }).tap();
          await expect(note).toHaveValue('First sentence.\nSecond one.');
        });

        await test.step('a change, and the focus stays where one is', async () => {
          const letGo = await holdBack(page, '**/requests/prayer/*');
          await request.getByLabel(text.status).selectOption('follow-up');
          await request.getByRole('button', { name: text.save }).tap();
          await request.getByLabel(text.due).fill('2031-05-04');
          letGo();
          await expect(request.getByRole('status').filter({ hasText: text.saved })).toBeVisible();
          await expect(request.getByLabel(text.due)).toHaveValue('2031-05-04');
          await request.getByRole('button', { name: text.save }).press('Enter');
          await expect(page.locator(':focus')).toContainText(text.saved);
          await expectAccessible(page);
        });

        await test.step('a change, a message and a text for the meeting, while one looks at something else', async () => {
          await request.getByLabel(text.status).selectOption('praying');
          await request.getByLabel(text.message, { exact: true }).selectOption(text.template);
          await request.getByLabel(text.messageText).fill('Dear Débora, we prayed.');
          await request.getByRole('button', { name: text.choose }).tap();
          await request.getByLabel(text.aloud).fill('For a safe journey.');
          await page.getByRole('link', { name: text.counseling }).first().tap();
          await expect(request).toHaveCount(0);
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
          await page.goBack();
          await expect(request.getByLabel(text.status)).toHaveValue('praying');
          await expect(request.getByLabel(text.message, { exact: true }).locator('option:checked')).toHaveText(
            text.template,
          );
          await expect(request.getByLabel(text.messageText)).toHaveValue('Dear Débora, we prayed.');
          await expect(request.getByLabel(text.aloud)).toHaveValue('For a safe journey.');
        });
      },
    );

    test(
      'says that a prayer was not counted, also to somebody who goes on at once',
      { tag: byDayIn('es', locale) },
      async ({ page }) => {
        const request = page.getByRole('article');
        const letGo = await holdBack(page, '**/prayers', true);
        await expectComplaints(page, [/status of 500/], async () => {
          await request.getByRole('button', { name: text.pray, exact: true }).tap();
          await request.getByRole('button', { name: text.next }).tap();
          letGo();
          await expect(request.getByText(text.failed)).toBeVisible();
        });
        await expect(request.getByText('Please pray for my journey.')).toBeVisible();

        await test.step('and leaves room for the request where the phone lies on its side', async () => {
          await page.setViewportSize({ width: 740, height: 360 });
          await request.getByText('Please pray for my journey.').scrollIntoViewIfNeeded();
          await expect(request.getByText('Please pray for my journey.')).toBeInViewport({ ratio: 1 });
          await expect(request.getByRole('button', { name: text.pray, exact: true })).not.toBeInViewport();
        });
      },
    );

    test(
      'asks before it ends the meeting, where a double tap ends nothing',
      { tag: byDayIn('es', locale) },
      async ({ page }) => {
        const request = page.getByRole('article');
        await request.getByRole('button', { name: text.choose }).tap();
        await expect(request.getByLabel(text.aloud)).toBeFocused();
        await request.getByRole('button', { name: text.add, exact: true }).tap();
        await expect(page.locator(':focus')).toContainText(text.added);
        await open(page, '/desk?screen=meeting');
        const end = page.getByRole('button', { name: text.end });
        await end.dblclick();
        await page.getByRole('button', { name: text.keep }).tap();
        await expect(end).toBeFocused();
        await page.reload();
        await expect(page.getByRole('heading', { level: 2, name: 'Débora' }).or(end).first()).toBeVisible();
      },
    );
  });
});
