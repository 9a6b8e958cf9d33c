import { expectAccessible } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { expectComplaints } from './support/console-guard';
import { beOfTheTeam } from './support/desk';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { runningStack } from './support/stack';

const words = {
  en: {
    enter: 'Enter a request',
    source: 'How it came',
    inPerson: 'In person',
    first: 'First name',
    last: 'Last name',
    type: 'Prayer for',
    family: 'Family',
    prayer: 'What to pray for',
    save: 'Save request',
    missing: 'First name is required',
    reach: 'Enter an email address or a phone number',
    offline: /^There is no connection to the server/,
    saved: 'The request is saved',
    open: 'Open the request',
    by: 'In person, entered by Member prayer-team',
    asks: 'Her son starts school in Quito on Monday.',
  },
  es: {
    enter: 'Ingresar una petición',
    source: 'Cómo llegó',
    inPerson: 'En persona',
    first: 'Nombre',
    last: 'Apellido',
    type: 'Motivo',
    family: 'Familia',
    prayer: 'Por qué orar',
    save: 'Guardar petición',
    missing: 'El nombre es obligatorio',
    reach: 'Escriba un correo electrónico o un número de teléfono',
    offline: /^No hay conexión con el servidor/,
    saved: 'La petición quedó guardada',
    open: 'Abrir la petición',
    by: 'En persona, ingresada por Member prayer-team',
    asks: 'Su hijo empieza la escuela en Quito el lunes.',
  },
} as const;

inEachLanguage((locale) => {
  const text = words[locale];

  test(
    'a member enters a request of somebody who asked after the service',
    { tag: byDayIn('es', locale) },
    async ({ page, context }) => {
      const { url, superAdmin } = runningStack();
      await beOfTheTeam(context, locale, await sharedAccount(url, superAdmin, 'prayer-team'));
      await open(page, '/desk');
      await page.getByRole('link', { name: text.enter }).click();
      const form = page.getByRole('region', { name: text.enter });
      const save = form.getByRole('button', { name: text.save });
      const called = '**/admin/prayer-desk/entered-requests';

      await test.step('who is told at each field what is missing', async () => {
        await expectComplaints(page, [/400/], async () => {
          await save.click();
          await expect(form.getByRole('group').getByRole('link', { name: text.missing })).toBeVisible();
        });
        await expect(form.getByText(text.reach)).toHaveCount(2);
        await expectAccessible(page);
        await expectHeadingsInOrder(page);
        expect(await horizontalOverflow(page)).toBe(0);
      });

      await test.step('and loses nothing without a connection', async () => {
        await form.getByLabel(text.source).selectOption(text.inPerson);
        await form.getByLabel(text.first).fill('Lucía');
        await form.getByLabel(text.last).fill('Andrade');
        await form.getByLabel(text.type).selectOption(text.family);
        await form.getByLabel(text.prayer).fill(text.asks);
        await page.route(called, (route) => route.abort());
        await expectComplaints(page, [/ERR_FAILED/], async () => {
          await save.click();
          await expect(form.getByRole('alert')).toHaveText(text.offline);
        });
        await page.unroute(called);
        await expect(form.getByLabel(text.prayer)).toHaveValue(text.asks);
      });

      await test.step('and is asked before the page is closed', async () => {
        const asked = page.waitForEvent('dialog');
        await page.close({ runBeforeUnload: true });
        const question = await asked;
        expect(question.type()).toBe('beforeunload');
        await question.dismiss();
        await expect(form.getByLabel(text.prayer)).toHaveValue(text.asks);
      });

      await test.step('and opens it, as it was entered', async () => {
        // At once: what comes in the form's place must not get the second click.
        await save.evaluate((button: HTMLButtonElement) => {
          button.click();
          button.click();
        });
        await expect(page.getByRole('heading', { name: text.saved })).toBeFocused();
        await expectAccessible(page);
        await page.getByRole('link', { name: text.open }).click();
        const request = page.getByRole('article', { name: 'Lucía Andrade' });
        await expect(request.getByText(text.asks)).toBeVisible();
        await expect(request.getByText(text.by)).toBeVisible();
      });

      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Andrade/);
    },
  );
});
