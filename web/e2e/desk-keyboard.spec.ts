import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { beOfTheTeam } from './support/desk';
import { expect, inOneLanguage, test } from './support/journey';
import { horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    pray: 'I prayed',
    prayed: 'Prayed',
    undo: 'Undo',
    undone: 'Undone.',
    thanks: 'Thank you. This request has been prayed for once.',
    next: 'Next',
    claim: 'I’ll follow up',
    claimed: 'You’re following up on this.',
    status: 'Status',
    save: 'Save changes',
    saved: 'Saved.',
    find: /^Find/,
    search: 'Search',
  },
  es: {
    pray: 'Ya oré',
    prayed: 'Oración hecha',
    undo: 'Deshacer',
    undone: 'Se deshizo.',
    thanks: 'Gracias. Se ha orado una vez por esta petición.',
    next: 'Siguiente',
    claim: 'Yo daré seguimiento',
    claimed: 'Usted está dando seguimiento a esta petición.',
    status: 'Estado',
    save: 'Guardar cambios',
    saved: 'Guardado.',
    find: /^Buscar/,
    search: 'Buscar',
  },
} as const;

const undoMs = 6_000;

/** Presses a key until the element has the focus, as somebody without a mouse does. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

test.describe('the prayer desk in the dark, from the keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  inOneLanguage('en', (locale) => {
    const text = words[locale];

    test('prays, undoes without hurry, follows up and finds, and says what happened', async ({ page, context }) => {
      const { url, superAdmin } = runningStack();
      const reference = await submitRequest('prayer-requests', {
        firstName: 'Elena',
        lastName: 'Paredes',
        email: 'elena@example.org',
        phoneNumber: '',
        prayerType: 'other',
        prayerRequest: `Please pray for our village by the river. ${locale}`,
        confidential: false,
        contactMe: true,
        locale,
      });
      await beOfTheTeam(context, locale, await sharedAccount(url, superAdmin, 'prayer-team'));
      await page.clock.install();
      await open(page, `/desk?kind=prayer&reference=${reference}`);
      const request = page.getByRole('article');
      const said = (words: string) => expect(request.getByRole('status').filter({ hasText: words })).toBeVisible();
      const undo = request.getByRole('button', { name: text.undo });
      await expect(request.getByText(reference)).toBeVisible();
      await expectAccessible(page);

      await test.step('prays, and undoes it', async () => {
        await reach(page, request.getByRole('button', { name: text.pray }));
        await page.keyboard.press('Enter');
        await said(text.thanks);
        await expectAccessible(page);
        await reach(page, undo, 'Shift+Tab');
        // It waits for whoever has reached it.
        await page.clock.fastForward(10 * undoMs);
        await page.keyboard.press('Enter');
        await expect(page.locator(':focus')).toContainText(text.undone);
        await reach(page, request.getByRole('button', { name: text.pray }));
        await page.keyboard.press('Enter');
        await said(text.thanks);
        await page.clock.fastForward(undoMs);
        await expect(undo).toBeHidden();
      });

      await test.step('follows up', async () => {
        await reach(page, request.getByRole('button', { name: text.claim }));
        await page.keyboard.press('Enter');
        await said(text.claimed);
        await reach(page, request.getByLabel(text.status));
        await request.getByLabel(text.status).selectOption('follow-up');
        await reach(page, request.getByRole('button', { name: text.save }));
        await page.keyboard.press('Enter');
        await said(text.saved);
        await expectAccessible(page);
        expect(await horizontalOverflow(page)).toBe(0);
      });

      await test.step('finds it again', async () => {
        await reach(page, page.getByRole('link', { name: text.find }), 'Shift+Tab');
        await page.keyboard.press('Enter');
        await reach(page, page.getByRole('searchbox'));
        await page.keyboard.type('paredes');
        await page.keyboard.press('Enter');
        const found = page.getByRole('link', { name: reference });
        await reach(page, found);
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        await expect(request.getByText(reference)).toBeVisible();
        await expect(request.getByRole('heading', { level: 2 })).toBeFocused();
      });
    });
  });
});
