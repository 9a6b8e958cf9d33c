import { expectAccessible } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { expect, inOneLanguage, test } from './support/journey';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { beOfTheTeam } from './support/desk';
import { open } from './support/open';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    find: 'Find',
    mine: /^Mine \d+$/,
    waiting: /^Waiting \d+$/,
    urgentOpen: /^\d+ urgent, open$/,
    urgent: 'Urgent',
    search: 'Search all requests',
    start: 'Search',
    short: 'Please type at least 2 letters.',
    found: '1 request found',
    nothing: 'Nothing found',
    end: 'End the search',
    claim: 'I’ll follow up',
    claimed: 'You’re following up on this.',
    back: 'Back to the list',
    handBack: /^Give (?:all )?\d+ (?:request )?back to the team$/,
    free: /open to the whole team again\.$/,
    undo: 'Undo',
    none: 'You are not following up on anybody',
    surname: 'Sandoval',
    crisis: 'I do not want to live any more.',
  },
  es: {
    find: 'Buscar',
    mine: /^Mías \d+$/,
    waiting: /^En espera \d+$/,
    urgentOpen: /^\d+ urgentes? abiertas?$/,
    urgent: 'Urgentes',
    search: 'Buscar en todas las peticiones',
    start: 'Buscar',
    short: 'Escriba al menos 2 letras.',
    found: 'Se encontró 1 petición',
    nothing: 'No se encontró nada',
    end: 'Terminar la búsqueda',
    claim: 'Yo daré seguimiento',
    claimed: 'Usted está dando seguimiento a esta petición.',
    back: 'Volver a la lista',
    handBack: /^Devolver (?:las )?\d+ (?:petición )?al equipo$/,
    free: /libres? para todo el equipo\.$/,
    undo: 'Deshacer',
    none: 'Usted no está dando seguimiento a nadie',
    surname: 'Chimbolema',
    crisis: 'Ya no quiero vivir.',
  },
} as const;

test.describe('the prayer desk finds a request again', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  inOneLanguage('es', (locale) => {
    const text = words[locale];

    test('by its words, by who follows it up, and by how urgent it is', async ({ page, context }) => {
      const { url, superAdmin } = runningStack();
      const reference = await submitRequest('prayer-requests', {
        firstName: 'Rosa',
        lastName: text.surname,
        email: 'rosa@example.org',
        phoneNumber: '',
        prayerType: 'family',
        prayerRequest: text.crisis,
        confidential: true,
        contactMe: true,
        locale,
      });
      await beOfTheTeam(context, locale, await sharedAccount(url, superAdmin, 'prayer-team'));
      await open(page, '/desk');

      await test.step('from the number of urgent ones', async () => {
        await page.getByRole('link', { name: text.urgentOpen }).tap();
        await expect(page.getByRole('heading', { level: 2, name: text.urgent })).toBeVisible();
        await expect(page.getByRole('link', { name: reference })).toBeVisible();
        await expectAccessible(page);
        await expectHeadingsInOrder(page);
        expect(await horizontalOverflow(page)).toBe(0);
      });

      const search = page.getByRole('searchbox', { name: text.search });
      await test.step('by a name, which stands in no address', async () => {
        await search.fill('x');
        await search.press('Enter');
        await expect(search).toHaveAccessibleDescription(new RegExp(text.short));
        await search.fill(`rosa ${text.surname.toUpperCase()}`);
        await page.getByRole('main').getByRole('button', { name: text.start, exact: true }).tap();
        await expect(page.getByRole('heading', { name: text.found })).toBeVisible();
        await expectAccessible(page);
        expect(page.url()).not.toMatch(/rosa/i);
      });

      await test.step('opens it, takes it on, and is back at what was found', async () => {
        await page.getByRole('link', { name: reference }).tap();
        const request = page.getByRole('article');
        await expect(request.getByText(text.crisis)).toBeVisible();
        await request.getByRole('button', { name: text.claim }).tap();
        await expect(request.getByText(text.claimed)).toBeVisible();
        await page.getByRole('link', { name: text.back }).tap();
        await expect(page.getByRole('heading', { name: text.found })).toBeVisible();
        await search.fill('Tungurahua Cayambe');
        await search.press('Enter');
        await expect(page.getByRole('heading', { name: text.nothing })).toBeVisible();
        await page.getByRole('button', { name: text.end }).tap();
      });

      await test.step('in the view of one’s own, whose number is right', async () => {
        await page.getByRole('link', { name: text.waiting }).tap();
        await page.getByRole('link', { name: text.mine }).tap();
        await expect(page.getByRole('link', { name: reference })).toBeVisible();
        await page.getByRole('button', { name: text.handBack }).tap();
        await expect(page.getByRole('heading', { name: text.none })).toBeVisible();
        await expect(page.locator(':focus')).toContainText(text.free);
        await page.getByRole('button', { name: text.undo }).tap();
        await expect(page.getByRole('link', { name: reference })).toBeVisible();
        const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
        expect(stored).not.toMatch(/rosa|chimbolema|sandoval/i);
      });
    });
  });
});
