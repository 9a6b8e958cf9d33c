import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import type * as addresses from '../../cms/src/contracts/site-paths';
import type * as setup from '../../cms/src/contracts/site-setup';
import { ROOT } from '../../scripts/lib/root';
import { expectAccessible } from './support/accessibility';
import { createAccount, signIn as tokenFor } from './support/accounts';
import { expectComplaints } from './support/console-guard';
import { test } from './support/first-day';
import { pictureWithGps } from './support/gps-picture';
import { expect, inOneLanguage } from './support/journey';
import { inLanguage, LOCALES } from './support/language';
import { horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { narrow } from './support/screens';
import { importSource } from './support/source';

const contract = (name: string) => join(ROOT, `cms/src/contracts/${name}.ts`);
const { setupPage } = await importSource<typeof addresses>(contract('site-paths'));
const { siteSetupPath, siteSetupSchema } = await importSource<typeof setup>(contract('site-setup'));

// What the panel logs is Strapi's.
test.use({
  viewport: narrow,
  expectedConsole: [/[/]admin[/]panel|[/](?:admin|i18n)[/]\S+: Failed to load resource.* 404/],
});
test.describe.configure({ mode: 'serial' });

const words = {
  en: {
    ...{ email: 'Email', password: /^Password/, signIn: 'Sign in', save: 'Save and publish', saved: 'Saved.' },
    ...{ ministry: /^The ministry/, contact: /^Contact/, giving: /^Giving links/, counters: /^Counters/ },
    ...{ numbers: /^Numbers for emergencies/, mail: /^Mail/, team: /^Team/, examples: /^Examples/ },
    ...{ name: /^Name of the ministry/, phone: /^Phone/ },
    ...{ answered: /^It answered/, send: 'Send me a test mail', noMail: 'No mail server is set up.', toDo: /: to do$/ },
    ...{
      keep: /^It is true, keep it/,
      hide: /^Take it off the site/,
      back: /^Put it back/,
      off: /off the site/,
    },
    ...{ undo: 'Undo', change: 'Change it', language: /^Language of the panel/, own: 'English', publish: 'Publish' },
    ...{ articles: 'Articles', written: 'The night somebody knocked', read: /^I have read these pages/ },
    ...{ invitee: /^Name/, invite: 'Make an invitation' },
    ...{ ownDemo: 'You are signed in with a demo account.' },
    ...{ watched: 'Somebody opens the prayer desk every day', openIt: ['Open the site', 'Yes, open it'] },
    opened: 'The site is open',
    empty: /\S/,
    ...{ video: /^Welcome video/, youTube: /^Link of the welcome video/, pictures: /^Logo and pictures/ },
    ...{ remove: /^Remove the demo accounts \(\d\)/, removeThem: 'Yes, remove them' },
  },
  es: {
    ...{ email: 'Correo electrónico', password: /^Contraseña/, signIn: 'Iniciar sesión', save: 'Guardar y publicar' },
    ...{ saved: 'Guardado.', ministry: /^El ministerio/, contact: /^Contacto/, giving: /^Enlaces para ofrendar/ },
    ...{ counters: /^Contadores/, numbers: /^Números de emergencia/, mail: /^Correo/, team: /^Equipo/ },
    ...{ examples: /^Ejemplos/, name: /^Nombre del ministerio/, phone: /^Teléfono/ },
    ...{ answered: /^Contestaron/, send: 'Enviarme un correo de prueba' },
    ...{ noMail: 'No hay servidor de correo.', toDo: /: por hacer$/, keep: /^Es verdad, conservarlo/ },
    ...{ hide: /^Quitarlo del sitio/, back: /^Volver a ponerlo/, off: /ya no está en el sitio/i },
    ...{ undo: 'Deshacer', change: 'Cambiarlo', language: /^Idioma del panel/, own: 'Español', publish: 'Publicar' },
    ...{ articles: 'Artículos', written: 'La noche en que alguien tocó', read: /^Leí estas páginas/ },
    ...{ invitee: /^Nombre/, invite: 'Hacer una invitación' },
    ...{ ownDemo: 'Usted entró con una cuenta de demostración.' },
    ...{ watched: 'Alguien abre la mesa de oración cada día' },
    openIt: ['Abrir el sitio', 'Sí, abrirlo'],
    opened: 'El sitio está abierto',
    empty: /\S/,
    ...{ video: /^Video de bienvenida/, youTube: /^Enlace del video de bienvenida/, pictures: /^Logo y fotos/ },
    ...{ remove: /^Quitar las cuentas de demostración \(\d\)/, removeThem: 'Sí, quitarlas' },
  },
} as const;

/** Counts what a pastor taps, and the fields besides prose. */
function countTaps() {
  let taps = 0;
  return {
    count: () => taps,
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    fill: async (target: Locator, text: string) => {
      taps += 1;
      await target.fill(text);
    },
  };
}

/** What of the demo nobody has confirmed: ids of entries, and sentences about people, in both languages. */
async function unconfirmed(url: string, admin: { email: string; password: string }) {
  const token = await tokenFor(url, admin);
  const found = await Promise.all(
    LOCALES.map(async (language) => {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}${siteSetupPath}?language=${language}`, { headers });
      return v.parse(siteSetupSchema, await answer.json()).examples;
    }),
  );
  const examples = found.flat();
  const sentences = examples.flatMap(({ statements }) => statements.flatMap((each) => each.split(/ · |\n+|: /)));
  const entries = examples.filter(({ isPage }) => !isPage);
  const ids = entries.flatMap(({ uid, documentId }) => (uid.includes('training-module') ? [] : [documentId]));
  // Shorter ones are numbers and names, which other texts may hold too.
  return [...new Set([...sentences.filter((sentence) => sentence.length > 30), ...ids])];
}

const decoded = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('\\n', '\n');

const nouns = ['home-page', 'site-setting', 'articles', 'books', 'revival-events', 'training-modules'];
const calls = nouns.flatMap((noun) => LOCALES.map((locale) => `/api/${noun}?locale=${locale}`));

/** The pages that search engines are told of. */
async function indexedPages(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => new URL(decoded(address)));
  return addresses.map(({ pathname, search }) => pathname + search);
}

async function holdersOf(words: readonly string[], url: string, addresses: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(addresses.map(async (address) => decoded(await (await fetch(url + address)).text())));
  return texts.flatMap((text, index) =>
    words.filter((each) => text.includes(each)).map((each) => `${addresses[index]}: ${each}`),
  );
}

const title = async (url: string, path: string) =>
  /<title>(.*?)<\/title>/.exec(await (await fetch(url + path)).text())?.[1];

inOneLanguage('es', (locale) => {
  const text = words[locale];
  const member = { email: 'ana@amanecer.church', password: 'Own-password-1' };

  const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
    const main = page.getByRole('main');
    await main.getByLabel(text.email).fill(email);
    await main.getByLabel(text.password).fill(password);
    await main.getByRole('button', { name: text.signIn, exact: true }).click();
  };

  test('a pastor makes the site their own on a phone, and opens it', async ({ page, firstDay }) => {
    test.slow();
    const { url, admin } = firstDay;
    const home = inLanguage('/', locale);
    expect(await title(url, home)).not.toContain('Amanecer');
    const { tap, fill, count } = countTaps();
    const main = page.getByRole('main');
    const step = (name: RegExp) =>
      main.locator('details').filter({ has: page.getByRole('heading', { level: 3, name }) });
    const unfold = async (name: RegExp) => {
      await tap(step(name).locator('summary'));
      return step(name);
    };
    const save = async (within: Locator) => {
      await tap(within.getByRole('button', { name: text.save }));
      await expect(within.getByText(text.saved)).toBeVisible();
    };
    await open(page, inLanguage(setupPage, locale));
    await signIn(page, admin);
    await expect(step(text.ministry).getByRole('heading')).toHaveAccessibleName(text.toDo);
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toBe(0);

    await test.step('the name, in both languages; an error stands at its field and keeps what was typed', async () => {
      const ministry = await unfold(text.ministry);
      const names = ministry.getByLabel(text.name);
      await names.nth(0).fill('Amanecer');
      await names.nth(1).fill('');
      await expectComplaints(page, [/fields\/ministry.* 400/], async () => {
        await ministry.getByRole('button', { name: text.save }).click();
        await expect(names.nth(1)).toHaveAccessibleDescription(text.empty);
      });
      await expect(names.nth(1)).toBeFocused();
      await expect(names.nth(0)).toHaveValue('Amanecer');
      expect(await title(url, home)).not.toContain('Amanecer');
      await names.nth(1).fill('Daybreak');
      await expectAccessible(page);
      await save(ministry);
      expect(await title(url, home)).toContain('Amanecer');
      expect(await title(url, inLanguage('/', locale === 'en' ? 'es' : 'en'))).toContain('Daybreak');
    });

    await test.step('contact, giving and counters', async () => {
      const contact = await unfold(text.contact);
      await fill(contact.getByLabel(text.email), 'oficina@amanecer.church');
      await fill(contact.getByLabel(text.phone), '+593 2 234 5678');
      await save(contact);
      const giving = await unfold(text.giving);
      for (const field of await giving.getByRole('textbox').all()) await fill(field, 'https://amanecer.church/give');
      await save(giving);
      const counters = await unfold(text.counters);
      for (const field of await counters.getByRole('textbox').all()) await fill(field, '12');
      await save(counters);
      expect(await (await fetch(`${url}/api/site-setting`)).json()).toMatchObject({ data: { healingsCount: 12 } });
    });

    await test.step('a number that answered is gone', async () => {
      const numbers = await unfold(text.numbers);
      const answered = numbers.getByRole('button', { name: text.answered });
      const before = await answered.count();
      await answered.first().click();
      await expect(answered).toHaveCount(before - 1);
      await numbers.getByRole('button', { name: text.undo }).click();
      await expect(answered).toHaveCount(before);
      await tap(answered.first());
      await expect(answered).toHaveCount(before - 1);
    });

    // Its other language is still an example, and falls back to this one.
    let written = '';
    await test.step('an article is written in the panel, in its language', async () => {
      const language = await unfold(text.language);
      await tap(language.getByLabel(text.own));
      await expect(language.getByText(text.saved)).toBeVisible();
      const articles = (await unfold(text.examples)).getByRole('region', { name: text.articles });
      const link = articles.getByRole('link', { name: text.change }).first();
      written = /article[/](\w+)[?]/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
      await tap(link);
      await page.locator('input[name=title]').fill(text.written);
      await tap(page.getByRole('button', { name: text.publish, exact: true }));
      const published = () => fetch(`${url}/api/articles?locale=${locale}`).then((answer) => answer.text());
      await expect.poll(published).toContain(text.written);
      await open(page, inLanguage(setupPage, locale));
      await expect(articles.getByRole('heading', { name: text.written })).toHaveCount(0);
    });

    await test.step('mail says why it is not sent', async () => {
      const mail = await unfold(text.mail);
      await tap(mail.getByRole('button', { name: text.send }));
      await expect(mail.getByText(text.noMail)).toBeVisible();
    });

    await test.step('what tells of people is confirmed one by one, and an example goes and comes back', async () => {
      const examples = await unfold(text.examples);
      const told = examples
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') })
        .first();
      const name = await told.getByRole('heading').textContent();
      const keep = told.getByRole('button', { name: text.keep });
      await expect(keep).toHaveAttribute('aria-disabled', 'true');
      for (const statement of await told.getByRole('checkbox').all()) await tap(statement);
      const before = await examples.getByRole('listitem').count();
      await tap(keep);
      await expect(examples.getByRole('listitem')).toHaveCount(before - 1);
      const named = examples.getByRole('heading', { name: name ?? '', exact: true });
      await expect(named).toHaveCount(0);
      await examples.getByRole('button', { name: text.undo }).click();
      await expect(named).toHaveCount(1);
      const heading = page.getByRole('heading', { name: name ?? '', exact: true });
      const again = examples.getByRole('listitem').filter({ has: heading });
      for (const statement of await again.getByRole('checkbox').all()) await statement.check();
      await again.getByRole('button', { name: text.keep }).click();
      await expect(named).toHaveCount(0);

      const card = examples
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: text.hide }) })
        .first();
      const label = await card.getByRole('heading').textContent();
      const same = examples
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: label ?? '', exact: true }) });
      await tap(card.getByRole('button', { name: text.hide }));
      await expect(same.getByText(text.off)).toBeVisible();
      await same.getByRole('button', { name: text.back }).click();
      await expect(same.getByRole('button', { name: text.hide })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a team member is invited by a link', async () => {
      const team = await unfold(text.team);
      await expect(team.getByText(text.ownDemo)).toBeVisible();
      await fill(team.getByLabel(text.invitee), 'Ana');
      await fill(team.getByLabel(text.email), member.email);
      await tap(team.getByRole('button', { name: text.invite }));
      const link = await team.getByText(/registrationToken=/).textContent();
      const registrationToken = /registrationToken=(\w+)/.exec(link ?? '')?.[1];
      const body = JSON.stringify({ registrationToken, userInfo: { firstname: 'Ana', password: member.password } });
      const headers = { 'Content-Type': 'application/json' };
      const registered = await fetch(`${url}/admin/register`, { method: 'POST', headers, body });
      expect(registered.status).toBe(200);
    });

    const invented = (await unconfirmed(url, admin)).filter((each) => each !== written);
    const shownBefore = await holdersOf(invented, url, calls);
    expect(shownBefore.length).toBeGreaterThan(20);

    await test.step('the site is opened, and visitors see another ministry', async () => {
      await tap(step(text.mail).getByLabel(text.watched));
      await tap(main.getByLabel(text.read));
      for (const name of text.openIt) await tap(main.getByRole('button', { name, exact: true }));
      await expect(main.getByRole('heading', { level: 2, name: text.opened })).toBeVisible();
      const html = await (await fetch(url + home)).text();
      expect(html).toContain('Amanecer');
      expect(html).not.toContain('noindex');
      const library = await (await fetch(url + inLanguage('/resources', locale))).text();
      expect(library).toContain(text.written);
    });

    await test.step('nothing of the demo is public that nobody confirmed', async () => {
      const pages = await indexedPages(url);
      expect(pages.length).toBeGreaterThan(20);
      expect(await holdersOf(invented, url, [...pages, ...calls])).toEqual([]);
    });
    expect(count()).toBeLessThan(40);
  });

  test('a video, a logo, and no demo account any more', async ({ page, firstDay }) => {
    const { url, admin } = firstDay;
    const own = { email: 'pastor@amanecer.church', password: 'Own-password-2' };
    await createAccount(url, admin, 'strapi-super-admin', own);
    const main = page.getByRole('main');
    const unfold = async (name: RegExp) => {
      const step = main.locator('details').filter({ has: page.getByRole('heading', { level: 3, name }) });
      await step.locator('summary').click();
      return step;
    };
    await open(page, inLanguage(setupPage, locale));
    await signIn(page, own);

    await test.step('the video of a link stands on the home page', async () => {
      const video = await unfold(text.video);
      const field = video.getByLabel(text.youTube);
      await field.fill('https://example.com/video');
      await expectComplaints(page, [/fields\/video.* 400/], async () => {
        await video.getByRole('button', { name: text.save }).click();
        await expect(field).toHaveAccessibleDescription(/YouTube/);
      });
      await field.fill('https://youtu.be/dQw4w9WgXcQ');
      await video.getByRole('button', { name: text.save }).click();
      await expect(video.getByText(text.saved)).toBeVisible();
      const home = await (await fetch(url + inLanguage('/', locale))).text();
      expect(home).toContain('dQw4w9WgXcQ');
    });

    await test.step('a logo stands beside the name', async () => {
      const pictures = await unfold(text.pictures);
      const card = pictures.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Logo' }) });
      const choosing = page.waitForEvent('filechooser');
      await card.getByRole('button').first().click();
      await (
        await choosing
      ).setFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await pictureWithGps(page, 320, 320) });
      await expect(card.locator('img')).toBeVisible();
      await open(page, inLanguage('/', locale));
      const brand = page.getByRole('navigation').first().getByRole('link').first();
      await expect
        .poll(() => brand.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step('nobody signs in with a demo account', async () => {
      await open(page, inLanguage(setupPage, locale));
      const team = await unfold(text.team);
      await team.getByRole('button', { name: text.remove }).click();
      await team.getByRole('button', { name: text.removeThem }).click();
      await expect(team.getByText(text.saved)).toBeVisible();
      const body = JSON.stringify(admin);
      const headers = { 'Content-Type': 'application/json' };
      expect((await fetch(`${url}/admin/login`, { method: 'POST', headers, body })).status).toBe(400);
      await expectAccessible(page);
    });
  });
});
