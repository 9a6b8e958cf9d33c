import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { createAccount, type Account } from './support/accounts';
import { expect, inEachLanguage, test } from './support/journey';
import type { Locale } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { beSignedIn, choosePanelLanguage } from './support/panel';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    open: 'Open the prayer desk',
    waiting: 'Waiting for prayer',
    longest: 'Longest wait',
    week: 'Prayers in seven days',
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
    end: 'You have come to the end',
    status: 'Status',
    save: 'Save changes',
    saved: 'Saved.',
    note: 'Add a note',
    addNote: 'Add note',
    noteAdded: 'The note was added.',
    offline: 'There is no connection to the server. Nothing was sent; what you wrote is still here.',
    claim: 'I will follow up',
    claimed: 'You follow up this request.',
    setAside: /^Set aside/,
    release: 'A person wrote this: release it',
    released: 'Released. It is now among the others, and the team is told of it.',
    followUpOn: 'Follow up on',
    overdue: /^Follow-up was due on /,
    back: 'All counseling requests',
    conflict: 'Somebody else changed this request meanwhile. Nothing of yours is lost.',
    nowStatus: 'Status is now: Contacted',
    mine: 'Save mine all the same',
  },
  es: {
    open: 'Abrir la mesa de oración',
    waiting: 'Esperan oración',
    longest: 'Espera más larga',
    week: 'Oraciones en siete días',
    filters: 'Filtros',
    type: 'Motivo',
    language: 'Idioma',
    counseling: /^Consejería(?:,|$)/,
    writtenIn: 'Escrita en español',
    unprayed: 'Nadie ha orado todavía',
    reach: /desea que le contacten$/,
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
    noteAdded: 'La nota se agregó.',
    offline: 'No hay conexión con el servidor. No se envió nada; lo que escribió sigue aquí.',
    claim: 'Yo daré seguimiento',
    claimed: 'Usted da seguimiento a esta petición.',
    setAside: /^Apartadas/,
    release: 'La escribió una persona: devolverla',
    released: 'Devuelta. Ya está entre las demás, y se avisa al equipo.',
    followUpOn: 'Dar seguimiento el',
    overdue: /^El seguimiento era para el /,
    back: 'Todas las solicitudes de consejería',
    conflict: 'Otra persona cambió esta petición mientras tanto. Nada de lo suyo se ha perdido.',
    nowStatus: 'El estado es ahora: Contactada',
    mine: 'Guardar lo mío de todos modos',
  },
} as const;

const desk = '/admin/panel/prayer-desk';

/** Of a type that no other journey sends, so that the desk's filter shows these alone. */
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

/** Fills in what people never see, as machines do: the request is set aside. */
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

async function beOfTheTeam(context: BrowserContext, locale: Locale, account: Account): Promise<void> {
  await beSignedIn(context, account);
  await choosePanelLanguage(context, locale);
}

/** Where a member finds one request by its reference, as a mail links to it. */
async function openByLink(page: Page, kind: string, reference: string): Promise<Locator> {
  await page.goto(`${desk}?kind=${kind}&reference=${reference}`);
  const request = page.getByRole('article');
  await expect(request.getByText(reference)).toBeVisible();
  return request;
}

/** The panel scrolls inside of its window, so that it is the page's own part that has to fit the narrowest phone. */
async function expectNarrowEnough(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.getByRole('main').evaluate((main) => main.scrollWidth);
  if (size) await page.setViewportSize(size);
  expect(width).toBeLessThanOrEqual(320);
}

const dayBefore = () => new Date(Date.now() - 2 * 24 * 3_600_000).toISOString().slice(0, 10);

test.describe('the prayer desk', () => {
  // What the panel writes into the console is Strapi's affair.
  test.use({ expectedConsole: [/./] });

  // The team prays from its phones: here both languages are on one.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  inEachLanguage((locale) => {
    const text = words[locale];

    test('leads from the panel’s home page from one prayer to the next', async ({ page }) => {
      test.setTimeout(90_000);
      const written = [`Please pray that we find work. ${locale} 1`, `Please pray for our rent. ${locale} 2`];
      for (const one of written) await askForPrayer(locale, 'financial', one);
      await beOfTheTeam(page.context(), locale, runningStack().prayerTeam);
      await page.goto('/admin/panel');
      await page.getByRole('link', { name: text.open }).click();
      for (const name of [text.waiting, text.longest, text.week]) await expect(page.getByText(name)).toBeVisible();
      await page.getByRole('button', { name: text.filters }).click();
      await page.getByLabel(text.type).selectOption('financial');
      await page.getByLabel(text.language).selectOption(locale);
      await expect(page).toHaveURL(new RegExp(`type=financial&language=${locale}$`));

      const request = page.getByRole('article');
      const shown = request.getByText(/^Please pray/);
      await expect(shown).toHaveAttribute('lang', locale);
      await expect(request.getByText(new RegExp(text.writtenIn))).toContainText(text.unprayed);
      await expect(request.getByRole('heading', { name: text.reach })).toBeVisible();
      await expect(request.getByRole('link', { name: /lucia@example\.org/ })).toHaveAttribute(
        'href',
        'mailto:lucia@example.org',
      );
      await expectAccessible(page, 'main');
      await expectHeadingsInOrder(page);
      await expectNarrowEnough(page);

      const first = await shown.textContent();
      await request.getByRole('button', { name: text.pray }).click();
      await expect(request.getByRole('status').filter({ hasText: text.thanks })).toBeVisible();
      await expect(request.getByRole('button', { name: text.prayed })).toHaveAttribute('aria-disabled', 'true');
      await request.getByRole('button', { name: text.next }).click();
      await expect(shown).not.toHaveText(first ?? '');
      await expect(request.getByRole('heading', { level: 2 })).toBeFocused();
      await request.getByRole('button', { name: text.next }).click();
      await expect(page.getByRole('heading', { name: text.end })).toBeFocused();
      await expectAccessible(page, 'main');
    });

    test('keeps a note that the line did not carry, and says who follows up', async ({ page, context }) => {
      test.setTimeout(90_000);
      const reference = await askForPrayer(locale, 'guidance', 'Please pray for my brother, who is far away.');
      await beOfTheTeam(page.context(), locale, runningStack().prayerTeam);
      const request = await openByLink(page, 'prayer', reference);
      const note = `Called on Monday, ${locale}.`;

      await request.getByLabel(text.note).fill(note);
      await context.setOffline(true);
      await request.getByRole('button', { name: text.addNote }).click();
      await expect(request.getByRole('alert')).toHaveText(text.offline);
      await expect(request.getByLabel(text.note)).toHaveValue(note);
      await context.setOffline(false);
      await request.getByRole('button', { name: text.addNote }).click();
      await expect(request.getByRole('status').filter({ hasText: text.noteAdded })).toBeVisible();
      await expect(request.getByLabel(text.note)).toHaveValue('');

      await request.getByRole('button', { name: text.claim }).click();
      await expect(request.getByText(text.claimed)).toBeVisible();
      await request.getByLabel(text.status).selectOption('answered');
      await request.getByRole('button', { name: text.save }).click();
      await expect(request.getByRole('status').filter({ hasText: text.saved })).toBeVisible();

      await page.reload();
      await expect(request.getByText(note)).toHaveCount(1);
      await expect(request.getByText(text.claimed)).toBeVisible();
      await expect(request.getByLabel(text.status)).toHaveValue('answered');
    });

    test('lets two members follow up a request that was set aside, without either losing anything', async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      const { url, superAdmin, prayerTeam } = runningStack();
      const second: Account = { email: `second-${locale}@example.org`, password: prayerTeam.password };
      await createAccount(url, superAdmin, 'prayer-team', second);
      const reference = await askForCounselingAsMachine(locale);
      const context = await browser.newContext({ baseURL: url });
      try {
        const other = await context.newPage();
        await Promise.all([beOfTheTeam(page.context(), locale, prayerTeam), beOfTheTeam(context, locale, second)]);
        await page.goto(desk);
        await page.getByRole('link', { name: text.setAside }).click();
        await page.getByRole('link', { name: new RegExp(reference) }).click();
        await expectAccessible(page, 'main');
        await page.getByRole('button', { name: text.release }).click();
        await expect(page.getByRole('status').filter({ hasText: text.released })).toBeVisible();

        const mine = page.getByRole('article');
        const theirs = await openByLink(other, 'counseling', reference);

        await theirs.getByLabel(text.status).selectOption('contacted');
        await theirs.getByRole('button', { name: text.save }).click();
        await expect(theirs.getByRole('status').filter({ hasText: text.saved })).toBeVisible();

        const note = `We meet on Friday, ${locale}.`;
        await mine.getByLabel(text.note).fill(note);
        await mine.getByLabel(text.followUpOn).fill(dayBefore());
        await mine.getByRole('button', { name: text.save }).click();
        const conflict = mine.getByRole('alert');
        await expect(conflict).toContainText(text.conflict);
        await expect(conflict).toContainText(text.nowStatus);
        await expectAccessible(page, 'main');
        await mine.getByRole('button', { name: text.mine }).click();
        await expect(mine.getByRole('status').filter({ hasText: text.saved })).toBeVisible();
        await expect(mine.getByLabel(text.note)).toHaveValue(note);
        await expect(mine.getByLabel(text.status)).toHaveValue('contacted');

        await page.getByRole('link', { name: text.counseling }).click();
        const listed = page.getByRole('link', { name: new RegExp(reference) });
        await expect(listed.getByText(text.overdue)).toBeVisible();
        await expectAccessible(page, 'main');
        await expectNarrowEnough(page);
        await listed.click();
        await expect(mine.getByLabel(text.followUpOn)).toHaveValue(dayBefore());
        await expect(mine.getByLabel(text.note)).toHaveValue(note);
        await page.getByRole('link', { name: text.back }).click();
        await expect(listed).toBeVisible();
      } finally {
        await context.close();
      }
    });
  });
});
