import { expectAccessible } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { beOfTheTeam } from './support/desk';
import { expect, inOneLanguage, test } from './support/journey';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    add: 'Add to the prayer meeting',
    text: 'What is read aloud',
    contact: 'Please leave out email addresses and phone numbers.',
    long: /^Please shorten it to 280 characters\./,
    save: 'Add',
    added: 'Added to the prayer meeting.',
    show: 'Show the meeting',
    remove: 'Take out of the meeting',
    meeting: 'Prayer meeting',
    after: 'Next',
    before: 'Previous',
    aloud: 'For her son, who is far away.',
    danger: 'My husband hits me and I want to die.',
  },
  es: {
    add: 'Agregar a la reunión de oración',
    text: 'Lo que se lee en voz alta',
    contact: 'No incluya correos electrónicos ni números de teléfono.',
    long: /^Acórtelo a 280 caracteres\./,
    save: 'Agregar',
    added: 'Agregada a la reunión de oración.',
    show: 'Ver la reunión',
    remove: 'Quitar de la reunión',
    meeting: 'Reunión de oración',
    after: 'Siguiente',
    before: 'Anterior',
    aloud: 'Por su hijo, que está lejos.',
    danger: 'Mi esposo me golpea y me quiero morir.',
  },
} as const;

inOneLanguage('es', (locale) => {
  const text = words[locale];
  const person = {
    lastName: 'Guamán',
    email: 'meeting@example.org',
    phoneNumber: '',
    prayerType: 'family',
    contactMe: false,
    locale,
  };

  test('the team chooses what is read aloud, and turns the screens of its meeting', async ({ page, context }) => {
    const { url, superAdmin } = runningStack();
    const short = { ...person, firstName: 'Inés', prayerRequest: text.aloud, confidential: false };
    const first = await submitRequest('prayer-requests', short);
    const long = { ...person, firstName: 'Rosario', prayerRequest: 'Please pray. '.repeat(40), confidential: false };
    const second = await submitRequest('prayer-requests', long);
    const hidden = { ...person, firstName: 'Elsa', prayerRequest: text.aloud, confidential: true };
    const third = await submitRequest('prayer-requests', hidden);
    await beOfTheTeam(context, locale, await sharedAccount(url, superAdmin, 'prayer-team'));
    const request = page.getByRole('article');
    const field = request.getByLabel(text.text);
    const save = request.getByRole('button', { name: text.save, exact: true });

    await test.step('what is confidential cannot be chosen', async () => {
      await open(page, `/desk?kind=prayer&reference=${third}`);
      await expect(request.getByRole('heading', { name: 'Elsa Guamán' })).toBeVisible();
      await expect(request.getByRole('button', { name: text.add })).toHaveCount(0);
    });

    await test.step('a short one as it is', async () => {
      await open(page, `/desk?kind=prayer&reference=${first}`);
      await request.getByRole('button', { name: text.add }).click();
      await expect(field).toHaveValue(text.aloud);
      await save.click();
      await expect(request.getByText(text.added)).toBeVisible();
    });

    await test.step('the words of somebody in danger only if a member writes them', async () => {
      const danger = { ...person, firstName: 'Nieves', prayerRequest: text.danger, confidential: false };
      await open(page, `/desk?kind=prayer&reference=${await submitRequest('prayer-requests', danger)}`);
      await request.getByRole('button', { name: text.add }).click();
      await expect(field).toHaveValue('');
    });

    await test.step('a long one shortened, without contact details', async () => {
      await open(page, `/desk?kind=prayer&reference=${second}`);
      await request.getByRole('button', { name: text.add }).click();
      await expect(request.getByText(text.long)).toBeVisible();
      await field.fill(`${text.aloud} 099 123 4567`);
      await save.click();
      await expect(request.getByText(text.contact)).toBeVisible();
      await expectAccessible(page);
      expect(await horizontalOverflow(page)).toBe(0);
      await field.fill(text.aloud);
      await save.click();
      await request.getByRole('link', { name: text.show }).click();
    });

    await test.step('one on each screen, by buttons and arrow keys', async () => {
      const name = (firstName: string) => page.getByRole('heading', { level: 2, name: firstName, exact: true });
      // The request that was open before has a button of the same name.
      const meeting = page.getByRole('region', { name: text.meeting, exact: true });
      const after = meeting.getByRole('button', { name: text.after, exact: true });
      // Other journeys may have chosen others.
      await expect(after).toBeVisible();
      while (!(await name('Inés').isVisible())) await after.click();
      await expect(page.getByText(text.aloud)).toBeVisible();
      await expectAccessible(page);
      await expectHeadingsInOrder(page);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await page.getByRole('main').textContent()).not.toMatch(/Guamán|example\.org/);
      await page.keyboard.press('ArrowRight');
      await expect(name('Rosario')).toBeFocused();
      await page.getByRole('button', { name: text.before, exact: true }).click();
      await expect(name('Inés')).toBeFocused();
      await page.getByRole('button', { name: text.remove }).click();
      await expect(name('Inés')).toHaveCount(0);
      await expect(name('Rosario')).toBeVisible();
    });

    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Inés|Rosario/);
  });
});
