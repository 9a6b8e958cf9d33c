import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { expectComplaints } from './support/console-guard';
import { beOfTheTeam } from './support/desk';
import { byDayIn, expect, inEachLanguage, night, test } from './support/journey';
import type { Locale } from './support/language';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { choosePanelLanguage } from './support/panel';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    title: 'Prayer desk',
    open: 'Open the prayer desk',
    waiting: 'Waiting for prayer',
    longest: 'Longest wait',
    week: 'Prayers in the last seven days',
    filters: 'Filters',
    type: 'Prayer for',
    language: 'Language',
    counseling: /^Counseling(?:,|$)/,
    writtenIn: 'Written in English',
    unprayed: 'Nobody has prayed yet',
    reach: /would like to hear from you$/,
    pray: 'I prayed',
    prayed: 'Prayed',
    thanks: 'Thank you. This request has been prayed for once.',
    next: 'Next',
    end: 'You have reached the end',
    status: 'Status',
    save: 'Save changes',
    saved: 'Saved.',
    note: 'Add a note',
    addNote: 'Add note',
    noteAdded: 'Note added.',
    offline:
      'There is no connection to the server, so we do not know whether this arrived. What you wrote is still here.',
    claim: 'I’ll follow up',
    claimed: 'You’re following up on this.',
    spam: /^Spam/,
    release: 'Not spam: a person wrote this',
    released: 'Moved to the other requests. The team is being notified.',
    followUpOn: 'Follow up on',
    plan: 'Plan the next step',
    overdue: /^Follow-up was due on /,
    back: 'All counseling requests',
    conflict: 'Someone else changed this request in the meantime. None of your changes have been lost.',
    nowStatus: 'Status is now: Contacted',
    mine: 'Save mine anyway',
    undo: 'Undo',
    undone: 'Undone.',
    notUndone: 'Another member changed it in the meantime, so it was not undone.',
  },
  es: {
    title: 'Mesa de oración',
    open: 'Abrir la mesa de oración',
    waiting: 'Esperan oración',
    longest: 'Espera más larga',
    week: 'Oraciones en los últimos siete días',
    filters: 'Filtros',
    type: 'Motivo',
    language: 'Idioma',
    counseling: /^Consejería(?:,|$)/,
    writtenIn: 'Escrita en español',
    unprayed: 'Nadie ha orado todavía',
    reach: /^Por favor, comuníquese con Lucía$/,
    pray: 'Ya oré',
    prayed: 'Oración hecha',
    thanks: 'Gracias. Se ha orado una vez por esta petición.',
    next: 'Siguiente',
    end: 'Ha llegado al final',
    status: 'Estado',
    save: 'Guardar cambios',
    saved: 'Guardado.',
    note: 'Agregar una nota',
    addNote: 'Agregar nota',
    noteAdded: 'Se agregó la nota.',
    offline: 'No hay conexión con el servidor, así que no sabemos si esto llegó. Lo que escribió sigue aquí.',
    claim: 'Yo daré seguimiento',
    claimed: 'Usted está dando seguimiento a esta petición.',
    spam: /^Spam/,
    release: 'No es spam: la escribió una persona',
    released: 'Ya está con las demás peticiones. Se está avisando al equipo.',
    followUpOn: 'Dar seguimiento el',
    plan: 'Planear el próximo paso',
    overdue: /^El seguimiento era para el /,
    back: 'Todas las solicitudes de consejería',
    conflict: 'Otra persona cambió esta petición mientras tanto. No se perdió nada de lo que usted hizo.',
    nowStatus: 'El estado es ahora: Contactada',
    mine: 'Guardar lo mío de todos modos',
    undo: 'Deshacer',
    undone: 'Se deshizo.',
    notUndone: 'Otra persona lo cambió mientras tanto, así que no se deshizo.',
  },
} as const;

const desk = '/desk';

/** A type that no other journey uses, so that it can be filtered for. */
async function askForPrayer(locale: Locale, prayerType: 'financial' | 'guidance', text: string): Promise<string> {
  return submitRequest('prayer-requests', {
    firstName: 'Lucía',
    lastName: 'Andrade',
    email: 'lucia@example.org',
    phoneNumber: '593-555-01',
    prayerType,
    prayerRequest: text,
    confidential: true,
    contactMe: true,
    locale,
  });
}

/** Fills in the honeypot, so that the request is spam. */
async function askForCounselingAsMachine(locale: Locale): Promise<string> {
  return submitRequest('counseling-requests', {
    firstName: 'Samuel',
    lastName: 'Ortiz',
    email: 'samuel@example.org',
    phone: '593-555-02',
    counselingFor: 'We would like to talk about our marriage.',
    website: 'https://example.org',
    locale,
  });
}

/** The desk's address of one request, as in a mail. */
async function openByLink(page: Page, kind: string, reference: string): Promise<Locator> {
  await open(page, `${desk}?kind=${kind}&reference=${reference}`);
  const request = page.getByRole('article');
  await expect(request.getByText(reference)).toBeVisible();
  return request;
}

const dayBefore = () => new Date(Date.now() - 2 * 24 * 3_600_000).toISOString().slice(0, 10);

test.describe('the prayer desk', () => {
  // Both languages on a phone, because that is what the team uses.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  inEachLanguage((locale) => {
    const text = words[locale];

    test(
      'goes from one prayer to the next, keeps unsaved changes offline, and lets two members follow up one request',
      { tag: byDayIn('es', locale) },
      async ({ page, context, browser }) => {
        const { url, superAdmin, prayerTeam } = runningStack();
        const second = await sharedAccount(url, superAdmin, 'prayer-team');
        const written = [`Please pray that we find work. ${locale} 1`, `Please pray for our rent. ${locale} 2`];
        for (const one of written) await askForPrayer(locale, 'financial', one);
        const lasting = await askForPrayer(locale, 'guidance', 'Please pray for my brother, who is far away.');
        const spam = await askForCounselingAsMachine(locale);
        await beOfTheTeam(context, locale, prayerTeam);
        const request = page.getByRole('article');
        const choose = async (type: 'financial' | 'guidance') => {
          await page.getByLabel(text.type).selectOption(type);
          await page.getByRole('combobox', { name: text.language }).selectOption(locale);
          await expect(page).toHaveURL(new RegExp(`type=${type}&language=${locale}$`));
        };

        await test.step('from one prayer to the next', async () => {
          await open(page, desk);
          for (const name of [text.waiting, text.longest, text.week]) await expect(page.getByText(name)).toBeVisible();
          // The page moves until its first request is there.
          await expect(request).toBeVisible();
          await page.getByRole('button', { name: text.filters }).click();
          await choose('financial');

          const shown = request.locator(`[lang=${locale}]`, { hasText: /^Please pray/ });
          await expect(shown).toBeVisible();
          await expect(request.getByText(new RegExp(text.writtenIn))).toContainText(text.unprayed);
          await expect(request.getByRole('heading', { name: text.reach })).toBeVisible();
          await expect(request.getByRole('link', { name: /lucia@example\.org/ })).toHaveAttribute(
            'href',
            'mailto:lucia@example.org',
          );
          await expectAccessible(page);
          await expectHeadingsInOrder(page);
          expect(await horizontalOverflow(page)).toBe(0);

          const first = await shown.textContent();
          await request.getByRole('button', { name: text.pray }).click();
          await expect(request.getByRole('status').filter({ hasText: text.thanks })).toBeVisible();
          await expect(request.getByRole('button', { name: text.prayed })).toHaveAttribute('aria-disabled', 'true');
          await request.getByRole('button', { name: text.undo }).click();
          await expect(page.locator(':focus')).toContainText(text.undone);
          await expect(request.getByText(new RegExp(text.unprayed))).toBeVisible();
          await request.getByRole('button', { name: text.pray }).click();
          await expect(request.getByRole('status').filter({ hasText: text.thanks })).toBeVisible();
          await request.getByRole('button', { name: text.next }).click();
          await expect(shown).not.toHaveText(first ?? '');
          await expect(request.getByRole('heading', { level: 2 })).toBeFocused();
          await request.getByRole('button', { name: text.next }).click();
          await expect(page.getByRole('heading', { name: text.end })).toBeFocused();
          await expectAccessible(page);
        });

        await test.step('it keeps a note that the line did not carry, and says who follows up', async () => {
          await choose('guidance');
          await expect(request.getByText(lasting)).toBeVisible();
          const note = `Called on Monday, ${locale}.`;
          await request.getByLabel(text.note).fill(note);
          await context.setOffline(true);
          await expectComplaints(page, [/\/notes: .*ERR_INTERNET_DISCONNECTED/], async () => {
            await request.getByRole('button', { name: text.addNote }).click();
            await expect(request.getByRole('alert')).toHaveText(text.offline);
          });
          await expect(request.getByLabel(text.note)).toHaveValue(note);
          await context.setOffline(false);
          await request.getByRole('button', { name: text.addNote }).click();
          await expect(request.getByRole('status').filter({ hasText: text.noteAdded })).toBeVisible();
          await expect(request.getByLabel(text.note)).toHaveValue('');
          await request.getByRole('button', { name: text.undo }).click();
          await expect(request.getByLabel(text.note)).toHaveValue(note);
          await request.getByRole('button', { name: text.addNote }).click();
          await expect(request.getByRole('listitem').filter({ hasText: note })).toHaveCount(1);

          await request.getByRole('button', { name: text.claim }).click();
          await expect(request.getByText(text.claimed)).toBeVisible();
          await request.getByLabel(text.status).selectOption('answered');
          await request.getByRole('button', { name: text.save }).click();
          await expect(request.getByRole('status').filter({ hasText: text.saved })).toBeVisible();

          await openByLink(page, 'prayer', lasting);
          await expect(request.getByText(note)).toHaveCount(1);
          await expect(request.getByText(text.claimed)).toBeVisible();
          await expect(request.getByLabel(text.status)).toHaveValue('answered');
        });

        await test.step('two members follow up a request that was spam, and neither loses anything', async () => {
          await open(page, desk);
          await page.getByRole('link', { name: text.counseling }).click();
          await expect(page.getByRole('button', { name: text.filters })).toHaveCount(1);
          await page.getByRole('link', { name: text.spam }).click();
          await expect(page.getByRole('button', { name: text.filters })).toHaveCount(0);
          await page.getByRole('link', { name: new RegExp(`${spam} `) }).click();
          await expectAccessible(page);
          await page.getByRole('button', { name: text.release }).click();
          await expect(page.getByRole('status').filter({ hasText: text.released })).toBeVisible();

          await using others = await browser.newContext({ baseURL: url });
          await beOfTheTeam(others, locale, second);
          const theirs = await openByLink(await others.newPage(), 'counseling', spam);
          const saveTheirs = async (status: 'contacted' | 'follow-up') => {
            await theirs.getByLabel(text.status).selectOption(status);
            await theirs.getByRole('button', { name: text.save }).click();
            await expect(theirs.getByRole('status').filter({ hasText: text.saved })).toBeVisible();
          };
          await saveTheirs('contacted');

          const note = `We meet on Friday, ${locale}.`;
          await request.getByLabel(text.note).fill(note);
          await request.getByRole('button', { name: text.plan }).click();
          await request.getByLabel(text.followUpOn).fill(dayBefore());
          const conflict = request.getByRole('alert');
          await expectComplaints(page, [/status of 409/], async () => {
            await request.getByRole('button', { name: text.save }).click();
            await expect(conflict).toContainText(text.conflict);
          });
          await expect(conflict).toContainText(text.nowStatus);
          await expectAccessible(page);
          await request.getByRole('button', { name: text.mine }).click();
          await expect(request.getByRole('status').filter({ hasText: text.saved })).toBeVisible();
          await expect(request.getByLabel(text.note)).toHaveValue(note);
          await expect(request.getByLabel(text.status)).toHaveValue('contacted');

          const undo = request.getByRole('button', { name: text.undo });
          await undo.click();
          await expect(page.locator(':focus')).toContainText(text.undone);
          await request.getByRole('button', { name: text.plan }).click();
          await expect(request.getByLabel(text.followUpOn)).toHaveValue('');
          await request.getByLabel(text.followUpOn).fill(dayBefore());
          await request.getByRole('button', { name: text.save }).click();
          await undo.focus();
          await theirs.page().reload();
          await saveTheirs('follow-up');
          await expectComplaints(page, [/status of 409/], async () => {
            await undo.click();
            await expect(page.locator(':focus')).toContainText(text.notUndone);
          });
          await expect(request.getByLabel(text.status)).toHaveValue('follow-up');

          await page.getByRole('link', { name: text.counseling }).click();
          const listed = page.getByRole('link', { name: new RegExp(`${spam} `) });
          await expect(listed.getByText(text.overdue)).toBeVisible();
          await expectAccessible(page);
          expect(await horizontalOverflow(page)).toBe(0);
          await listed.click();
          await request.getByRole('button', { name: text.plan }).click();
          await expect(request.getByLabel(text.followUpOn)).toHaveValue(dayBefore());
          await expect(request.getByLabel(text.note)).toHaveValue(note);
          await page.getByRole('link', { name: text.back }).click();
          await expect(listed).toBeVisible();
        });
      },
    );

    test.describe('from the panel', { tag: byDayIn('es', locale) }, () => {
      // Console messages of the panel are Strapi's.
      test.use({ expectedConsole: [/./] });

      test('its menu and its home page lead to the desk, signed in', { tag: night }, async ({ page, context }) => {
        await beOfTheTeam(context, locale, runningStack().prayerTeam);
        await choosePanelLanguage(context, locale);
        await page.goto('/admin/panel');
        await page.getByRole('link', { name: text.open }).click();
        await expect(page).toHaveURL(/\/desk$/);
        await expect(page.getByText(text.waiting)).toBeVisible();
        await page.goto('/admin/panel');
        await page.getByRole('button', { name: /^Men[uú]$/ }).click();
        await page.getByRole('link', { name: text.title, exact: true }).click();
        await expect(page).toHaveURL(/\/desk$/);
        await expect(page.getByText(text.waiting)).toBeVisible();
      });
    });
  });
});
