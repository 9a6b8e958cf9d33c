import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../../scripts/lib/root';
import { createAccount, signIn, type Account } from './support/accounts';
import { beOfTheTeam } from './support/desk';
import { expect, inEachLanguage, test } from './support/journey';
import type { Locale } from './support/language';
import { open } from './support/open';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    pray: 'I prayed',
    prayed: 'Prayed',
    next: 'Next',
    claim: 'I’ll follow up',
    claimed: 'You’re following up on this.',
    claimedByOther: /^Member prayer-team(?: \(#\d+\))? is following up on this\.$/,
    choose: 'Add to the prayer meeting',
    add: 'Add',
    show: 'Show the meeting',
    after: 'Next',
    remove: 'Take out of the meeting',
    status: 'Status',
    save: 'Save changes',
    saved: 'Saved.',
    search: 'Search all requests',
    nothing: 'Nothing found',
    gone: 'This request no longer exists, or this account cannot open it.',
    crisis: 'I want to end my life.',
    names: { urgent: 'Mariela', first: 'Jonas', second: 'Tobias', answered: 'Hannah', forgotten: 'Zebulon' },
  },
  es: {
    pray: 'Ya oré',
    prayed: 'Oración hecha',
    next: 'Siguiente',
    claim: 'Yo daré seguimiento',
    claimed: 'Usted está dando seguimiento a esta petición.',
    claimedByOther: /^Member prayer-team(?: \(#\d+\))? está dando seguimiento a esta petición\.$/,
    choose: 'Agregar a la reunión de oración',
    add: 'Agregar',
    show: 'Ver la reunión',
    after: 'Siguiente',
    remove: 'Quitar de la reunión',
    status: 'Estado',
    save: 'Guardar cambios',
    saved: 'Guardado.',
    search: 'Buscar en todas las peticiones',
    nothing: 'No se encontró nada',
    gone: 'Esta petición ya no existe, o esta cuenta no puede abrirla.',
    crisis: 'Quiero acabar con mi vida.',
    names: { urgent: 'Nicanor', first: 'Abigaíl', second: 'Eliseo', answered: 'Noemí', forgotten: 'Zorobabel' },
  },
} as const;

const kinds = {
  'prayer-requests': 'prayer',
  'contact-requests': 'contact',
  'counseling-requests': 'counseling',
} as const;

/** Prayer requests of a type that no other journey uses, so that they can be filtered for. */
async function sendThirty(locale: Locale) {
  const { crisis, names } = words[locale];
  const person = (firstName: string) => ({
    firstName,
    lastName: 'Quispe',
    email: `${randomUUID()}@example.org`,
    locale,
  });
  const prayer = async (firstName: string, prayerRequest: string) => ({
    kind: kinds['prayer-requests'],
    reference: await submitRequest('prayer-requests', {
      ...person(firstName),
      phoneNumber: '',
      prayerType: 'spiritual',
      prayerRequest,
      confidential: false,
      contactMe: false,
    }),
  });
  const other = async (call: 'contact-requests' | 'counseling-requests', text: Record<string, string>) => ({
    kind: kinds[call],
    reference: await submitRequest(call, { ...person('Saúl'), ...text }),
  });
  const plain = (name: string) => prayer(name, `Please pray with me for the week of ${name}.`);
  const [urgent, first, second, answered, forgotten] = await Promise.all([
    prayer(names.urgent, crisis),
    plain(names.first),
    plain(names.second),
    plain(names.answered),
    plain(names.forgotten),
  ]);
  const others = await Promise.all([
    ...Array.from({ length: 19 }, (_, at) => plain(`Neighbor ${at + 1}`)),
    ...[1, 2, 3].map((at) =>
      other('contact-requests', { phoneNumber: '593-555-03', notes: `May I visit you on day ${at}?` }),
    ),
    ...[1, 2, 3].map((at) =>
      other('counseling-requests', { phone: '593-555-02', counselingFor: `A talk about my house, ${at}.` }),
    ),
  ]);
  return { urgent, first, second, answered, forgotten, others };
}

/** A member with a phone, signed in. */
async function memberOfTheTeam(browser: Browser, locale: Locale) {
  const { url, superAdmin } = runningStack();
  const account: Account = { email: `week-${randomUUID()}@example.org`, password: `${superAdmin.password}-week` };
  await createAccount(url, superAdmin, 'prayer-team', account);
  const context = await browser.newContext({
    baseURL: url,
    locale,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await beOfTheTeam(context, locale, account);
  return { account, context, page: await context.newPage() };
}

/** What the ministry does when a person asks to be forgotten. */
async function forget(reference: string): Promise<void> {
  const { dataDir, databaseUrl } = runningStack();
  const { PATH, HOME } = process.env;
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/bootstrap.mjs'), 'forget', reference, '--yes'], {
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, ...database },
  });
}

/** Prays for the next requests, and returns whose they were. */
async function prayFor(page: Page, locale: Locale, count: number): Promise<string[]> {
  const text = words[locale];
  await open(page, `/desk?kind=prayer&type=spiritual&language=${locale}`);
  const request = page.getByRole('article');
  const heading = request.getByRole('heading', { level: 2 });
  const names: string[] = [];
  while (names.length < count) {
    const name = await heading.innerText();
    names.push(name);
    await request.getByRole('button', { name: text.pray, exact: true }).tap();
    await expect(request.getByRole('button', { name: text.prayed })).toBeVisible();
    await request.getByRole('button', { name: text.next }).tap();
    await expect(heading).not.toHaveText(name);
  }
  return names;
}

test.describe('a week of the prayer desk', () => {
  inEachLanguage((locale) => {
    const text = words[locale];
    const { names } = text;

    test('thirty requests, three members, two meetings, one answered, one forgotten', async ({ browser }) => {
      const [ana, luis, rut] = await Promise.all([1, 2, 3].map(() => memberOfTheTeam(browser, locale)));
      if (ana === undefined || luis === undefined || rut === undefined) throw new Error('Three members are needed.');
      const { urgent, first, second, answered, forgotten, others } = await sendThirty(locale);
      const openOf = async (page: Page, { kind, reference }: { kind: string; reference: string }) => {
        await open(page, `/desk?kind=${kind}&reference=${reference}`);
        const request = page.getByRole('article');
        await expect(request.getByText(reference)).toBeVisible();
        return request;
      };

      await test.step('on Monday, one of them takes the urgent one on', async () => {
        await open(ana.page, '/desk?view=urgent');
        await ana.page.getByRole('link', { name: urgent.reference }).tap();
        const request = ana.page.getByRole('article');
        await request.getByRole('button', { name: text.claim }).tap();
        await expect(request.getByText(text.claimed)).toBeVisible();
        const theirs = await openOf(luis.page, urgent);
        await expect(theirs.getByText(text.claimedByOther)).toBeVisible();
      });

      await test.step('on Tuesday they pray one after the other, and each prays for whom nobody has prayed for yet', async () => {
        const prayed: string[] = [];
        for (const { page } of [ana, luis, rut]) prayed.push(...(await prayFor(page, locale, 8)));
        expect(new Set(prayed).size).toBe(24);
      });

      const choose = async (page: Page, one: typeof first) => {
        const request = await openOf(page, one);
        await request.getByRole('button', { name: text.choose }).tap();
        await request.getByRole('button', { name: text.add, exact: true }).tap();
        await expect(request.getByRole('link', { name: text.show })).toBeVisible();
      };
      // Journeys beside this one may have chosen others.
      const turnTo = async (page: Page, name: string) => {
        await open(page, '/desk?screen=meeting');
        const heading = page.getByRole('heading', { level: 2, name, exact: true });
        const after = page.getByRole('button', { name: text.after, exact: true });
        await expect(after).toBeVisible();
        while (!(await heading.isVisible())) await after.tap();
        return heading;
      };

      await test.step('on Wednesday they read one aloud together, and another on Sunday', async () => {
        for (const [one, name, chooser, reader] of [
          [first, names.first, ana, rut],
          [second, names.second, rut, luis],
        ] as const) {
          await choose(chooser.page, one);
          const heading = await turnTo(reader.page, name);
          await reader.page.getByRole('button', { name: text.remove }).tap();
          await expect(heading).toHaveCount(0);
        }
      });

      await test.step('one is answered, and the requests of other kinds find somebody', async () => {
        const request = await openOf(luis.page, answered);
        await request.getByLabel(text.status).selectOption('answered-by-god');
        await request.getByRole('button', { name: text.save }).tap();
        await expect(request.getByRole('status').filter({ hasText: text.saved })).toBeVisible();
        await open(luis.page, '/desk?view=answered');
        await expect(luis.page.getByRole('link', { name: answered.reference })).toBeVisible();

        const mine = others.filter(({ kind }) => kind !== 'prayer');
        for (const one of mine) {
          const opened = await openOf(rut.page, one);
          await opened.getByLabel(text.status).selectOption('contacted');
          await opened.getByRole('button', { name: text.save }).tap();
          await expect(opened.getByRole('status').filter({ hasText: text.saved })).toBeVisible();
        }
        expect(mine).toHaveLength(6);
      });

      await test.step('one is forgotten, because the person asked for it', async () => {
        await forget(forgotten.reference);
        await open(luis.page, `/desk?kind=prayer&reference=${forgotten.reference}`);
        await expect(luis.page.getByText(text.gone)).toBeVisible();
        await open(luis.page, '/desk?view=mine');
        const search = luis.page.getByRole('searchbox', { name: text.search });
        await search.fill(names.forgotten);
        await search.press('Enter');
        await expect(luis.page.getByRole('heading', { name: text.nothing })).toBeVisible();
      });

      await test.step('no other one was lost', async () => {
        const { url } = runningStack();
        const headers = { Authorization: `Bearer ${await signIn(url, ana.account)}` };
        const answers = await Promise.all(
          [urgent, first, second, answered, ...others].map(({ kind, reference }) =>
            fetch(`${url}/admin/prayer-desk/requests/${kind}/${reference}`, { headers }),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
        expect(answers).toHaveLength(29);
      });
      await Promise.all([ana, luis, rut].map(({ context }) => context.close()));
    });
  });
});
