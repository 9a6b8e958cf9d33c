import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { createAccount, endSessions, sharedAccount, type Account } from './support/accounts';
import { expectComplaints } from './support/console-guard';
import { byDayIn, byDayOn, expect, inEachLanguage, night, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { open } from './support/open';
import { presetSession } from './support/panel';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';
import { watchTraces } from './support/traces';

const words = {
  en: {
    email: 'Email',
    password: /^Password/,
    signIn: 'Sign in',
    signOut: 'Sign out',
    over: 'Your session has ended, and the screen was cleared. Please sign in again.',
    cleared: 'The screen was cleared',
    continue: 'Continue',
    note: 'Add a note',
    addNote: 'Add note',
    refused: 'This account has no access here',
    toDesk: 'Go to the prayer desk',
    waiting: 'Waiting for prayer',
  },
  es: {
    email: 'Correo electrónico',
    password: /^Contraseña/,
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    over: 'Su sesión terminó y se vació la pantalla. Inicie sesión de nuevo.',
    cleared: 'Se vació la pantalla',
    continue: 'Continuar',
    note: 'Agregar una nota',
    addNote: 'Agregar nota',
    refused: 'Esta cuenta no tiene acceso aquí',
    toDesk: 'Ir a la mesa de oración',
    waiting: 'Esperan oración',
  },
} as const;

/** The account is the journey's own, because its sessions are ended. */
async function memberOf(role: string): Promise<Account> {
  const { url, superAdmin } = runningStack();
  const own = { email: `desk-${randomUUID()}@example.org`, password: `${superAdmin.password}-own` };
  await createAccount(url, superAdmin, role, own);
  return own;
}

/** Every text of it contains `own`. */
function askForPrayer(locale: Locale, own: string): Promise<string> {
  return submitRequest('prayer-requests', {
    firstName: `First${own}`,
    lastName: `Last${own}`,
    email: `${own}@example.org`,
    phoneNumber: '593-555-03',
    prayerType: 'other',
    prayerRequest: `Please pray for my mother. ${own}`,
    confidential: true,
    contactMe: true,
    locale,
  });
}

async function signInByForm(page: Page, locale: Locale, { email, password }: Account): Promise<void> {
  const text = words[locale];
  await page.getByLabel(text.email).fill(email);
  await page.getByLabel(text.password).fill(password);
  await page.getByRole('button', { name: text.signIn }).click();
}

inEachLanguage((locale) => {
  const text = words[locale];

  test('the desk leaves nothing of a request behind: after ten minutes, a closed session or signing out', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const own = `o${randomUUID().replaceAll('-', '')}`;
    const [member, reference] = await Promise.all([memberOf('prayer-team'), askForPrayer(locale, own)]);
    const traces = watchTraces(page);
    const request = page.getByRole('article');
    const note = request.getByLabel(text.note);
    const started = `She called. ${own}`;
    const expectNothingLeft = async () => {
      await expect(request).toHaveCount(0);
      expect(await page.content()).not.toContain(own);
      expect(await traces()).not.toContain(own);
    };
    await page.clock.install();
    await open(page, inLanguage(`/desk?kind=prayer&reference=${reference}`, locale));
    await signInByForm(page, locale, member);
    await expect(request.getByText(own).first()).toBeVisible();
    await note.fill(started);
    // The recording is not empty.
    expect(await traces()).toContain(reference);

    await test.step('after ten minutes without a touch the screen is empty, and one tap brings it back', async () => {
      await page.clock.fastForward('09:00');
      await note.press('End');
      await page.clock.fastForward('09:59');
      await expect(note).toHaveValue(started);
      await page.clock.fastForward('00:01');
      await expect(page.getByRole('heading', { name: text.cleared })).toBeFocused();
      await expectNothingLeft();
      await expectAccessible(page);
      await page.getByRole('button', { name: text.continue }).click();
      await expect(request.getByText(own).first()).toBeVisible();
      await expect(note).toHaveValue(started);
    });

    await test.step('a phone that slept longer shows nothing when it wakes', async () => {
      await page.clock.pauseAt(Date.now() + 24 * 3_600_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByRole('heading', { name: text.cleared })).toBeVisible();
      await page.clock.resume();
      await page.getByRole('button', { name: text.continue }).click();
      await expect(request.getByText(own).first()).toBeVisible();
    });

    await test.step('a page that the browser puts aside is empty before', async () => {
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      await expectNothingLeft();
      await page.getByRole('button', { name: text.continue }).click();
      await expect(request.getByText(own).first()).toBeVisible();
    });

    await test.step('a closed session empties the screen, and what was being written comes back', async () => {
      await endSessions(runningStack().url, member);
      await expectComplaints(page, [/\/notes: .*status of 401/, /\/admin\/access-token: .*status of 401/], async () => {
        await request.getByRole('button', { name: text.addNote }).click();
        await expect(page.getByText(text.over)).toBeVisible();
      });
      await expectNothingLeft();
      await expectAccessible(page);
      await signInByForm(page, locale, member);
      await expect(note).toHaveValue(started);
      await expect(request.getByText(started)).toHaveCount(1);
    });

    await test.step('signing out leaves nothing, and Back brings nothing', async () => {
      await page.getByRole('button', { name: text.signOut }).click();
      await expect(page.getByLabel(text.email)).toBeVisible();
      await expectNothingLeft();
      await page.goto('/prayer');
      await page.goBack();
      await expect(page.getByLabel(text.email)).toBeVisible();
      await expectNothingLeft();
      await signInByForm(page, locale, member);
      await expect(request.getByText(own).first()).toBeVisible();
      await expect(note).toHaveValue('');
    });
  });

  test(
    'the desk opens for the team and for ministry admins, and says to others that they have no access',
    { tag: byDayIn('es', locale) },
    async ({ page, context }) => {
      const { url, superAdmin, prayerTeam } = runningStack();
      const at = inLanguage('/desk', locale);
      for (const account of [prayerTeam, await sharedAccount(url, superAdmin, 'ministry-admin'), superAdmin]) {
        await presetSession(context, account);
        await open(page, at);
        await expect(page.getByText(text.waiting)).toBeVisible();
      }

      await presetSession(context, await memberOf('strapi-editor'));
      await open(page, at);
      await expect(page.getByRole('heading', { name: text.refused })).toBeVisible();
      await expectAccessible(page);

      await presetSession(context, prayerTeam);
      await open(page, inLanguage('/admin', locale));
      await page.getByRole('link', { name: text.toDesk }).click();
      await expect(page.getByText(text.waiting)).toBeVisible();
    },
  );

  test('the desk is dark where the device asks for it', { tag: night }, async ({ page, context }) => {
    await presetSession(context, runningStack().prayerTeam);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, inLanguage('/desk', locale));
    await expect(page.getByText(text.waiting)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expectAccessible(page);
  });
});

const manifestSchema = v.looseObject({ name: v.string(), icons: v.array(v.object({ src: v.string() })) });

test(
  'the desk can be installed, is stored nowhere, and search engines are kept away',
  { tag: byDayOn('@phone') },
  async ({ page, request }) => {
    for (const locale of ['en', 'es'] as const) {
      const answer = await open(page, inLanguage('/desk', locale));
      expect(answer?.headers()['cache-control']).toBe('no-store');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const link = page.locator('link[rel=manifest]');
      await expect(link).toHaveCount(1);
      const manifest = v.parse(
        manifestSchema,
        await (await request.get((await link.getAttribute('href')) ?? '')).json(),
      );
      expect(manifest).toMatchObject({
        id: '/desk',
        start_url: '/desk',
        scope: '/desk',
        display: 'standalone',
        lang: locale,
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(manifest.name);
      for (const { src } of manifest.icons) {
        expect((await request.get(src)).status(), src).toBe(200);
      }
    }
    await open(page, '/');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/desk');
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /desk');
  },
);
