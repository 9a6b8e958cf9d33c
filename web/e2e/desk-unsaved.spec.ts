import { sharedAccount } from './support/accounts';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { beOfTheTeam } from './support/desk';
import { expect, inOneLanguage, test } from './support/journey';
import { controlsBesideScreen, horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    status: 'Status',
    assignee: 'Assigned to',
    followUpOn: 'Follow up on',
    note: 'Add a note',
    message: 'Message',
    template: 'We prayed for you today',
    text: 'What you will send',
    counseling: /^Counseling(?:,|$)/,
    spam: /^Spam(?:,|$)/,
    unsaved: 'Not saved:',
    email: /^Send an email: /,
    save: 'Save changes',
    saved: 'Saved.',
    addNote: 'Add note',
    noteAdded: 'Note added.',
    sent: /^Add note: /,
  },
  es: {
    status: 'Estado',
    assignee: 'Asignada a',
    followUpOn: 'Dar seguimiento el',
    note: 'Agregar una nota',
    message: 'Mensaje',
    template: 'Hoy oramos por usted',
    text: 'Lo que va a enviar',
    counseling: /^Consejería(?:,|$)/,
    spam: /^Spam(?:,|$)/,
    unsaved: 'Sin guardar:',
    email: /^Enviar un correo: /,
    save: 'Guardar cambios',
    saved: 'Guardado.',
    addNote: 'Agregar nota',
    noteAdded: 'Se agregó la nota.',
    sent: /^Agregar nota: /,
  },
} as const;

test.describe('what a member chose and typed', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  inOneLanguage('es', (locale) => {
    const text = words[locale];

    test('is there again after a look elsewhere, and the desk says that it is not saved', async ({ page, context }) => {
      const { url, superAdmin } = runningStack();
      const reference = await submitRequest('contact-requests', {
        ...{ firstName: 'Elena', lastName: 'Vera', email: 'elena@example.org', locale },
        phoneNumber: '+593 99 123 4567',
        notes: 'I would like to talk to somebody.',
      });
      await beOfTheTeam(context, locale, await sharedAccount(url, superAdmin, 'prayer-team'));
      await open(page, `/desk?kind=contact&reference=${reference}`);
      const request = page.getByRole('article');
      const unsaved = page.getByRole('main').getByText(text.unsaved);
      const back = page.getByRole('main').getByRole('link', { name: reference, exact: true });
      const expectKept = async () => {
        await expect(request.getByLabel(text.status, { exact: true })).toHaveValue('contacted');
        await expect(request.getByLabel(text.assignee)).not.toHaveValue('');
        await expect(request.getByLabel(text.followUpOn)).toHaveValue('2031-05-04');
        await expect(request.getByLabel(text.note)).toHaveValue('We meet on Friday.');
        await expect(request.getByLabel(text.text)).toHaveValue('Elena, we meet on Friday.');
      };

      await test.step('it is chosen and typed, and not saved', async () => {
        await request.getByLabel(text.status, { exact: true }).selectOption('contacted');
        await request.getByLabel(text.assignee).selectOption({ index: 1 });
        await request.getByLabel(text.followUpOn).fill('2031-05-04');
        await request.getByLabel(text.note).fill('We meet on Friday.');
        await request.getByLabel(text.message, { exact: true }).selectOption(text.template);
        await request.getByLabel(text.text).fill('Elena, we meet on Friday.');
        await expect(unsaved).toHaveCount(0);
      });

      await test.step('other tabs of the desk lead back to it', async () => {
        await page.getByRole('link', { name: text.counseling }).tap();
        await expect(unsaved).toBeVisible();
        expect(await horizontalOverflow(page)).toBe(0);
        expect(await controlsBesideScreen(page)).toEqual([]);
        await expectAccessible(page);
        await page.getByRole('link', { name: text.spam }).tap();
        await back.tap();
        await expectKept();
      });

      await test.step('another page of the site does not lose it', async () => {
        await page.locator('a[href="/"]').first().tap();
        await expect(page).toHaveURL(/[/]$/);
        await page.goBack();
        await expectKept();
      });

      await test.step('the browser asks before it is lost, and not when mail is opened', async () => {
        const questions: string[] = [];
        page.on('dialog', (dialog) => {
          questions.push(dialog.type());
          void dialog.dismiss();
        });
        await expectComplaints(page, [/mailto:elena/], async () => {
          await request.getByRole('link', { name: text.email }).tap();
          await expect(request.getByRole('button', { name: text.sent })).toBeVisible();
        });
        expect(questions).toEqual([]);
        await page.close({ runBeforeUnload: true });
        await expect.poll(() => questions).toEqual(['beforeunload']);
        await expectKept();
      });

      await test.step('the question whether the message was sent is there again too', async () => {
        await page.getByRole('link', { name: text.counseling }).tap();
        await back.tap();
        await request.getByRole('button', { name: text.sent }).tap();
        await expect(request.getByRole('button', { name: text.sent })).toHaveCount(0);
      });

      await test.step('once saved it is named no longer', async () => {
        await request.getByRole('button', { name: text.save }).tap();
        await expect(request.getByRole('status').filter({ hasText: text.saved })).toBeVisible();
        await request.getByRole('button', { name: text.addNote, exact: true }).tap();
        await expect(request.getByRole('status').filter({ hasText: text.noteAdded })).toBeVisible();
        await page.getByRole('link', { name: text.counseling }).tap();
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(unsaved).toHaveCount(0);
      });
    });
  });
});
