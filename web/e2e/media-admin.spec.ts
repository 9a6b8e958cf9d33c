import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { createAccount, endSessions, sharedAccount, type Account } from './support/accounts';
import { expectComplaints } from './support/console-guard';
import { addPictures, publicCaptions } from './support/event-media';
import { byDayIn, expect, inEachLanguage, night, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open, scrollThrough } from './support/open';
import { presetSession } from './support/panel';
import { createEvent, type OwnEvent } from './support/revival-event';
import { runningStack } from './support/stack';

const words = {
  en: {
    title: 'Revival Timeline Admin',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    passwordMissing: 'Please enter your password',
    notSignedIn: 'Sign-in failed',
    wrong: 'The email or password is incorrect. Please check both and try again.',
    refused: 'This account has no access here',
    signOut: 'Sign out',
    events: 'Events',
    search: 'Search by name, place or year',
    again: 'Please sign in again',
    drag: (name: string) => `Drag: ${name}`,
    lifted: (name: string, position: number) => `${name}: picked up from position ${String(position)} of 3.`,
    over: (name: string, position: number) => `${name}: over position ${String(position)} of 3.`,
    dropped: (name: string, position: number) => `${name}: dropped in position ${String(position)} of 3.`,
    up: (name: string) => `Move up: ${name}`,
    down: (name: string) => `Move down: ${name}`,
    moved: (name: string, position: number) => `${name}: now in position ${String(position)} of 3.`,
    editCaption: (name: string) => `Caption: ${name}`,
    caption: (position: number) => `Caption for Picture ${String(position)} in English`,
    otherCaption: (position: number) => `Caption for Picture ${String(position)} in Spanish`,
    save: 'Save',
    tooLong: 'Please use at most 500 characters',
    hide: (name: string) => `Hide from visitors: ${name}`,
    show: (name: string) => `Show to visitors again: ${name}`,
    hidden: 'Hidden from visitors',
    delete: (name: string) => `Delete: ${name}`,
    deleteTitle: 'Delete this picture?',
    confirm: 'Delete it',
    undo: 'Undo',
    deleted: 'Media deleted successfully',
    deleteFailed: 'Failed to delete media',
    orderFailed: 'Failed to update photo order',
    answered500: 'The server answered 500.',
  },
  es: {
    title: 'Administración de la línea de tiempo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    passwordMissing: 'Escriba su contraseña',
    notSignedIn: 'No se pudo iniciar sesión',
    wrong: 'El correo o la contraseña no son correctos. Revise ambos e inténtelo de nuevo.',
    refused: 'Esta cuenta no tiene acceso aquí',
    signOut: 'Cerrar sesión',
    events: 'Eventos',
    search: 'Buscar por nombre, lugar o año',
    again: 'Inicie sesión de nuevo',
    drag: (name: string) => `Arrastrar: ${name}`,
    lifted: (name: string, position: number) => `${name}: en movimiento desde la posición ${String(position)} de 3.`,
    over: (name: string, position: number) => `${name}: sobre la posición ${String(position)} de 3.`,
    dropped: (name: string, position: number) => `${name}: queda en la posición ${String(position)} de 3.`,
    up: (name: string) => `Subir: ${name}`,
    down: (name: string) => `Bajar: ${name}`,
    moved: (name: string, position: number) => `${name}: ahora en la posición ${String(position)} de 3.`,
    editCaption: (name: string) => `Leyenda: ${name}`,
    caption: (position: number) => `Leyenda de Foto ${String(position)} en español`,
    otherCaption: (position: number) => `Leyenda de Foto ${String(position)} en inglés`,
    save: 'Guardar',
    tooLong: 'Use como máximo 500 caracteres',
    hide: (name: string) => `Ocultar a los visitantes: ${name}`,
    show: (name: string) => `Mostrar de nuevo a los visitantes: ${name}`,
    hidden: 'Oculto para los visitantes',
    delete: (name: string) => `Eliminar: ${name}`,
    deleteTitle: '¿Eliminar esta foto?',
    confirm: 'Eliminar',
    undo: 'Deshacer',
    deleted: 'Eliminado correctamente',
    deleteFailed: 'No se pudo eliminar',
    orderFailed: 'No se pudo actualizar el orden de las fotos',
    answered500: 'El servidor respondió 500.',
  },
} as const;

let event: OwnEvent;
let admin: Account;

// Positions cannot be measured during an animation.
/** Each journey has an event with three pictures. `own` is for journeys that end the sessions of their account. */
function createEventPerTest(whose: 'own' | 'shared'): void {
  test.beforeEach(async ({}, { testId }) => {
    const { url, superAdmin } = runningStack();
    const own = { email: `admin-${testId}@example.org`, password: `${superAdmin.password}-own` };
    const account = async () => {
      if (whose === 'shared') return sharedAccount(url, superAdmin, 'ministry-admin');
      await createAccount(url, superAdmin, 'ministry-admin', own);
      return own;
    };
    [admin, event] = await Promise.all([account(), createEvent(`Journey ${testId}`)]);
    await addPictures(event.id, admin, ['Dawn', 'Noon', 'Dusk']);
  });
  test.afterEach(() => event.remove());
}

/** Matches the password field, not the checkbox that reveals it. */
const passwordLabel = (locale: Locale) => new RegExp(`^${words[locale].password}`);

function desk(page: Page, locale: Locale) {
  const text = words[locale];
  const main = page.getByRole('main');
  const at = {
    text,
    email: main.getByLabel(text.email),
    password: main.getByLabel(passwordLabel(locale)),
    signInButton: main.getByRole('button', { name: text.signIn }),
    button: (name: string, exact = true): Locator => main.getByRole('button', { name, exact }),
    row: (name: string): Locator => main.getByRole('listitem').filter({ hasText: name }),
    spoken: (said: string): Locator => main.getByText(said, { exact: true }),
    toast: page.getByRole('region', { name: /F8/ }),
    async signIn({ email, password }: Account) {
      await at.email.fill(email);
      await at.password.fill(password);
      await at.signInButton.click();
    },
    /** Opens the page signed in, with the event and its pictures. */
    async begin() {
      await presetSession(page.context(), admin);
      await open(page, inLanguage(`/admin?event=${event.id}`, locale));
      await expect(at.button(text.drag('Dawn'))).toBeVisible();
    },
    /** The same by the sign-in form, for a session that can be renewed. */
    async beginByForm() {
      await open(page, inLanguage(`/admin?event=${event.id}`, locale));
      await at.signIn(admin);
      await expect(at.button(text.drag('Dawn'))).toBeVisible();
    },
    async expectShown(...captions: string[]) {
      const handles = main.getByRole('button', { name: text.drag('') });
      await expect(handles).toHaveCount(captions.length);
      for (const [index, caption] of captions.entries()) {
        await expect(handles.nth(index)).toHaveAccessibleName(text.drag(caption));
      }
    },
    async expectSaved(...captions: string[]) {
      await expect.poll(() => publicCaptions(event.id, locale)).toEqual(captions);
    },
    async expectOrder(...captions: string[]) {
      await at.expectShown(...captions);
      await at.expectSaved(...captions);
    },
    async delete(name: string) {
      await at.button(text.delete(name)).click();
      const dialog = page.getByRole('dialog', { name: text.deleteTitle });
      await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
      await dialog.getByRole('button', { name: text.confirm }).click();
    },
  };
  return at;
}

inEachLanguage((locale) => {
  test.describe('a visit with troubles', { tag: byDayIn('es', locale) }, () => {
    createEventPerTest('own');

    test('sign-in reports errors, refuses accounts without permission, and lasts until signing out', async ({
      page,
    }) => {
      const at = desk(page, locale);
      const { text } = at;
      await test.step('errors and refusals', async () => {
        await open(page, inLanguage('/admin/', locale));
        await expect(page).toHaveURL(/\/admin\?lang=/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await at.email.fill(admin.email);
        await at.signInButton.click();
        await expect(at.password).toBeFocused();
        await expect(at.password).toHaveAccessibleDescription(text.passwordMissing);
        await expectHeadingsInOrder(page);
        expect(await horizontalOverflow(page)).toBe(0);

        const failure = page.getByRole('group', { name: text.notSignedIn });
        await expectComplaints(page, [/\/admin\/login: .*status of 400/], async () => {
          await at.signIn({ ...admin, password: 'not this one' });
          await expect(failure).toBeFocused();
        });
        await expect(failure).toContainText(text.wrong);
        await expect(at.email).toHaveValue(admin.email);
        await expectAccessible(page);

        await at.signIn(runningStack().prayerTeam);
        await expect(page.getByRole('heading', { name: text.refused })).toBeVisible();
        await expectAccessible(page);
        await at.button(text.signOut).click();

        await at.signIn(admin);
        await expect(page.getByRole('heading', { name: text.events })).toBeVisible();
        await page.getByLabel(text.search).fill('journey');
        await page.getByRole('link', { name: new RegExp(`Journey ${test.info().testId}`) }).click();
        await expect(page).toHaveURL(new RegExp(`event=${event.id}`));
        await at.expectShown('Dawn', 'Noon', 'Dusk');
        await expect(page.getByRole('heading', { level: 2, name: /Journey/ })).toBeFocused();
      });

      await test.step('the session outlives the page', async () => {
        await page.reload();
        await at.expectShown('Dawn', 'Noon', 'Dusk');
        await at.button(text.signOut).click();
        await expect(at.email).toBeVisible();
        await page.reload();
        await expect(at.email).toBeVisible();
      });
    });

    test('an ended session is asked for again over the page, and nothing is lost', async ({ page }) => {
      const at = desk(page, locale);
      const { text } = at;
      await at.beginByForm();
      await at.button(text.editCaption('Noon')).click();
      const caption = at.row('Noon').getByLabel(text.caption(2));
      await caption.fill('Midday');
      await endSessions(runningStack().url, admin);
      const dialog = page.getByRole('dialog', { name: text.again });
      const ended = /\/api\/event-media\/.*status of 401/;
      await expectComplaints(page, [ended, /\/admin\/access-token: .*status of 401/], async () => {
        await at.button(text.save).click();
        await expect(dialog).toBeVisible();
      });
      await expectAccessible(page);
      await expect(dialog.getByLabel(text.email)).toHaveValue(admin.email);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(caption).toHaveValue('Midday');

      await expectComplaints(page, [ended, /\/admin\/login: .*status of 400/], async () => {
        await at.button(text.save).click();
        await dialog.getByLabel(passwordLabel(locale)).fill('not this one');
        await dialog.getByRole('button', { name: text.signIn }).click();
        await expect(dialog.getByRole('group', { name: text.notSignedIn })).toContainText(text.wrong);
      });
      await dialog.getByLabel(passwordLabel(locale)).fill(admin.password);
      await dialog.getByRole('button', { name: text.signIn }).click();
      await expect(dialog).toBeHidden();
      await at.expectOrder('Dawn', 'Midday', 'Dusk');
    });

    test('where the server refuses, the list is its own again, and it is said', { tag: night }, async ({ page }) => {
      const at = desk(page, locale);
      const { text } = at;
      await at.begin();
      await page.route(/\/media\/order$/, (route) => route.fulfill({ status: 500, json: {} }));
      await expectComplaints(page, [/\/media\/order: .*status of 500/], async () => {
        await at.button(text.down('Dawn')).click();
        await expect(at.toast.getByRole('alert')).toHaveText(text.orderFailed);
      });
      await at.expectOrder('Dawn', 'Noon', 'Dusk');
      await page.unroute(/\/media\/order$/);
      await at.button(text.down('Dawn')).click();
      await at.expectOrder('Noon', 'Dawn', 'Dusk');

      await page.route(/\/api\/event-media\//, (route) => route.abort());
      await page.clock.install();
      await at.delete('Dusk');
      await expect(at.button(text.undo)).toBeVisible();
      await expectComplaints(page, [/\/api\/event-media\/.*ERR_FAILED/], async () => {
        await page.clock.fastForward(6_000);
        await expect(at.toast.getByRole('alert')).toHaveText(text.deleteFailed);
      });
      await at.expectOrder('Noon', 'Dawn', 'Dusk');
    });

    test('what cannot be loaded says what the server answered', { tag: night }, async ({ page }) => {
      const at = desk(page, locale);
      const { text } = at;
      await at.begin();
      await page.route(/\/media(\?.*)?$/, (route) => route.fulfill({ status: 500, json: {} }));
      await expectComplaints(page, [/\/media.*status of 500/], async () => {
        await page.reload();
        await expect(page.getByRole('main').getByRole('alert')).toContainText(text.answered500);
      });
      await page.unroute(/\/media(\?.*)?$/);
    });
  });

  test.describe('at work', () => {
    createEventPerTest('shared');

    test(
      'sorts pictures by mouse, keyboard and buttons, edits captions, and hides a picture from visitors',
      { tag: byDayIn('es', locale) },
      async ({ page }) => {
        const at = desk(page, locale);
        const { text } = at;
        await test.step('by mouse, by keyboard and by buttons', async () => {
          await at.begin();
          await expectAccessible(page);
          await expectHeadingsInOrder(page);
          expect(await horizontalOverflow(page)).toBe(0);

          const handle = at.button(text.drag('Dusk'));
          await handle.scrollIntoViewIfNeeded();
          const from = await handle.boundingBox();
          const to = await at.button(text.drag('Dawn')).boundingBox();
          if (!from || !to) throw new Error('A handle is not on the screen');
          const middle = from.x + from.width / 2;
          await page.mouse.move(middle, from.y + from.height / 2);
          await page.mouse.down();
          await page.mouse.move(middle, from.y + from.height / 2 - 6);
          await expect(at.spoken(text.lifted('Dusk', 3))).toHaveCount(0);
          await page.mouse.move(middle, from.y + from.height / 2 - 20);
          await expect(at.spoken(text.lifted('Dusk', 3)).or(at.spoken(text.over('Dusk', 3)))).toBeAttached();
          await page.mouse.move(middle, to.y + 4, { steps: 8 });
          await expect(at.spoken(text.over('Dusk', 1))).toBeAttached();
          await page.mouse.up();
          await at.expectOrder('Dusk', 'Dawn', 'Noon');

          await handle.focus();
          await page.keyboard.press('Space');
          // The lift is announced before the positions of the other rows have been measured.
          await expect(at.spoken(text.over('Dusk', 1))).toBeAttached();
          // Each press moves it by one, even in quick succession while the page scrolls.
          await handle.evaluate((element) => element.scrollIntoView({ block: 'end' }));
          for (const press of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(press, { delay: 100 });
          await expect(at.spoken(text.over('Dusk', 3))).toBeAttached();
          await page.keyboard.press('ArrowUp');
          await expect(at.spoken(text.over('Dusk', 2))).toBeAttached();
          await page.keyboard.press('Space');
          await expect(at.spoken(text.dropped('Dusk', 2))).toBeAttached();
          await at.expectOrder('Dawn', 'Dusk', 'Noon');

          await at.button(text.down('Dusk')).click();
          await expect(at.spoken(text.moved('Dusk', 3))).toBeAttached();
          await expect(at.button(text.down('Dusk'))).toBeFocused();
          await at.button(text.up('Noon')).click();
          await at.expectOrder('Noon', 'Dawn', 'Dusk');
        });

        await test.step('captions, and a switch that hides', async () => {
          await at.button(text.editCaption('Noon')).click();
          const caption = at.row('Noon').getByLabel(text.caption(1));
          await expect(caption).toBeFocused();
          await caption.fill('x'.repeat(501));
          await at.button(text.save).click();
          await expect(caption).toHaveAccessibleDescription(text.tooLong);
          await expectAccessible(page);
          await caption.fill('  Al mediodía 🌞 ');
          await page.keyboard.press('Enter');
          await expect(at.button(text.editCaption('Al mediodía 🌞'))).toBeFocused();
          await at.expectOrder('Al mediodía 🌞', 'Dawn', 'Dusk');

          const other = locale === 'en' ? 'es' : 'en';
          expect((await publicCaptions(event.id, other))[0]).toBe(locale === 'en' ? 'Al mediodía 🌞' : 'Noon');
          await at.button(text.editCaption('Al mediodía 🌞')).click();
          await at.row('Al mediodía 🌞').getByLabel(text.otherCaption(1)).fill('High noon');
          await page.keyboard.press('Enter');
          await expect(at.button(text.editCaption('Al mediodía 🌞'))).toBeFocused();
          expect((await publicCaptions(event.id, other))[0]).toBe('High noon');
          await at.expectOrder('Al mediodía 🌞', 'Dawn', 'Dusk');

          await at.button(text.hide('Dawn')).click();
          await expect(at.row('Dawn')).toContainText(text.hidden);
          await at.expectSaved('Al mediodía 🌞', 'Dusk');
          await expectAccessible(page);
        });

        await test.step('all of it is there after loading anew, and the hidden one can be shown again', async () => {
          await page.reload();
          await at.expectShown('Al mediodía 🌞', 'Dawn', 'Dusk');
          await expect(at.row('Dawn')).toContainText(text.hidden);
          await at.button(text.show('Dawn')).click();
          await expect(at.button(text.hide('Dawn'))).toBeVisible();
          await at.expectSaved('Al mediodía 🌞', 'Dawn', 'Dusk');
        });
      },
    );

    test('deletes after six seconds in which it can be undone', { tag: byDayIn('es', locale) }, async ({ page }) => {
      const at = desk(page, locale);
      const { text } = at;
      await at.begin();
      await at.delete('Noon');
      await expect(at.button(text.undo)).toBeFocused();
      await at.expectShown('Dawn', 'Dusk');
      await at.button(text.undo).click();
      await at.expectShown('Dawn', 'Noon', 'Dusk');
      await expect(at.button(text.delete('Noon'))).toBeFocused();
      await page.clock.install();
      await page.clock.fastForward(10_000);
      await at.expectOrder('Dawn', 'Noon', 'Dusk');

      await at.delete('Dawn');
      await expect(at.button(text.undo)).toBeVisible();
      await page.clock.fastForward(6_000);
      await expect(at.toast.getByText(text.deleted)).toBeVisible();
      await at.expectOrder('Noon', 'Dusk');
      await page.clock.fastForward(2_000);
      await expect(at.toast.getByText(text.deleted)).toBeHidden();

      await at.delete('Dusk');
      await expect(at.button(text.undo)).toBeVisible();
      // May take longer than the six seconds.
      await expectAccessible(page, 'ol');
      await page.goto('/privacy');
      await at.expectSaved('Noon');
    });
  });
});

test('visitors load none of its code', { tag: ['@desktop', night] }, async ({ page }) => {
  const marks = ['DndDescribedBy', 'strapi-admin-access-token', 'picker-caption'];
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  for (const path of ['/', '/resources', '/prayer', '/contact', '/support', '/marriage-ministry', '/privacy']) {
    await open(page, path);
    await scrollThrough(page);
  }
  await page.goto('/?event=x#revival', { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(10);
  for (const url of scripts) {
    const script = await (await page.request.get(url)).text();
    expect(
      marks.filter((mark) => script.includes(mark)),
      url,
    ).toEqual([]);
  }
});

test.describe('the panel and the page', { tag: '@desktop' }, () => {
  test.use({ expectedConsole: [/./] });
  createEventPerTest('own');

  test('share one session in both directions, whose token grants nothing as a cookie', async ({ page, context }) => {
    const at = desk(page, 'en');
    await at.beginByForm();

    await test.step('the token opens nothing as a cookie', async () => {
      const cookies = await context.cookies(`${runningStack().url}/admin/panel`);
      const byName = new Map(cookies.map((cookie) => [cookie.name, cookie]));
      expect(byName.get('strapi_admin_refresh')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
      expect(byName.get('jwtToken')).toMatchObject({ sameSite: 'Strict', path: '/admin' });
      const answer = await context.request.delete(`/api/event-media/${'a'.repeat(24)}`, {
        headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
      });
      expect(answer.status()).toBe(401);
    });

    const panel = await context.newPage();
    await panel.goto('/admin/panel/me');
    await expect(panel.getByLabel('Email')).toHaveValue(admin.email);
    // A pending call that is refused after signing in again would make the panel sign out once more.
    await panel.waitForLoadState('networkidle');

    await at.button(at.text.signOut).click();
    await expect(panel.getByRole('button', { name: 'Login' })).toBeVisible();
    await panel.getByLabel('Email').fill(admin.email);
    await panel.getByLabel(/^Password/).fill(admin.password);
    await panel.getByRole('button', { name: 'Login' }).click();
    await at.expectShown('Dawn', 'Noon', 'Dusk');
  });
});
