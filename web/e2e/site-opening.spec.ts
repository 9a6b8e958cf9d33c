import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type * as addresses from '../../cms/src/contracts/site-paths';
import type * as preview from '../../cms/src/contracts/preview';
import type * as social from '../../cms/src/contracts/social-image';
import { ROOT } from '../../scripts/lib/root';
import type { Stack } from '../../scripts/lib/stack';
import type * as table from '../src/app/routes';
import { expectAccessible } from './support/accessibility';
import { createAccount } from './support/accounts';
import { publishChange } from './support/editor';
import { fillPrayerRequest } from './support/filled-forms';
import { test } from './support/first-day';
import { expect, inOneLanguage } from './support/journey';
import { inLanguage, LOCALES, type Locale } from './support/language';
import { open } from './support/open';
import { narrow } from './support/screens';
import { importSource } from './support/source';

const contract = (name: string) => join(ROOT, `cms/src/contracts/${name}.ts`);
const { openingPage, sitePaths } = await importSource<typeof addresses>(contract('site-paths'));
const { closedSiteImage, closedSiteTitle } = await importSource<typeof social>(contract('social-image'));
const { previewPrefix, previewStatuses } = await importSource<typeof preview>(contract('preview'));

test.use({ viewport: narrow });
test.describe.configure({ mode: 'serial' });

const words = {
  en: {
    menu: /menu/i,
    example: /^Give to Pakistan Example/,
    noGiving: 'We are not receiving gifts through this site for now.',
    unread: 'nobody reads yet what is sent here',
    email: 'Email',
    password: /^Password/,
    signIn: 'Sign in',
    closed: 'The site is not open yet',
    opened: 'The site is open',
    giving: 'Giving links',
    mail: 'Mail',
    switchOff: 'Switch giving off for now',
    watched: 'Somebody opens the prayer desk every day',
    read: /^I have read these pages/,
    open: ['Open the site', 'Yes, open it'],
    close: ['Close it again', 'Yes, close it'],
  },
  es: {
    menu: /menú/i,
    example: /^Ofrendar para Pakistán Ejemplo/,
    noGiving: 'Por ahora no recibimos ofrendas por medio de este sitio.',
    unread: 'nadie lee aún lo que se envía aquí',
    email: 'Correo electrónico',
    password: /^Contraseña/,
    signIn: 'Iniciar sesión',
    closed: 'El sitio todavía no está abierto',
    opened: 'El sitio está abierto',
    giving: 'Enlaces para ofrendar',
    mail: 'Correo',
    switchOff: 'Desactivar las ofrendas por ahora',
    watched: 'Alguien abre la mesa de oración cada día',
    read: /^Leí estas páginas/,
    open: ['Abrir el sitio', 'Sí, abrirlo'],
    close: ['Cerrarlo de nuevo', 'Sí, cerrarlo'],
  },
} as const;

const line = { en: 'This site is still being prepared.', es: 'Este sitio todavía se está preparando.' };

/** Every address of a page or file that a visitor can open, as the site itself derives them, without language. */
async function everyAddress({ url }: Stack): Promise<string[]> {
  const { routes } = await importSource<typeof table>('/src/app/routes.tsx');
  const slugs = async (noun: string) => {
    const json: unknown = await (await fetch(`${url}/api/${noun}?locale=en`)).json();
    return v.parse(v.object({ data: v.array(v.object({ slug: v.string() })) }), json).data.map(({ slug }) => slug);
  };
  const modules = await slugs('training-modules');
  expect(modules.length).toBeGreaterThan(0);
  return [
    ...routes.map(({ path }) => path),
    ...Object.values(sitePaths).filter((path) => typeof path === 'string'),
    ...(await slugs('articles')).map(sitePaths.article),
    ...modules.map(sitePaths.module),
    ...modules.flatMap((slug) => [
      `/leader-sheet?module=${slug}`,
      `/bilingual?module=${slug}`,
      `/resources?module=${slug}&quiz=1`,
      `/files/modules/${slug}.html?view=1`,
    ]),
    ...['/sent', '/resources?q=prayer', '/no-such-page', '/resources?article=no-such-article'],
    ...previewStatuses.map(previewPrefix),
  ];
}

/** What a page of a closed site tells search engines and shared links beside that it is closed. */
async function told(url: string, address: string, locale: Locale): Promise<string[]> {
  const response = await fetch(url + inLanguage(address, locale));
  const html = await response.text();
  const isIndexed = response.headers.get('x-robots-tag')?.includes('noindex') !== true;
  // A preview without a session is a line of text.
  if (!response.headers.get('content-type')?.startsWith('text/html')) return isIndexed ? [`${address} is indexed`] : [];
  const faults = [
    isIndexed ? 'has no X-Robots-Tag' : '',
    /<meta name="robots" content="noindex"/.test(html) ? '' : 'has no noindex',
    ...(html.match(
      /<script type="application\/ld\+json">|<link rel="(?:canonical|alternate)"|<meta name="description"/g,
    ) ?? []),
  ];
  const allowed = new Set([closedSiteTitle[locale], url + closedSiteImage(locale), '1200', '630']);
  const shared = Array.from(html.matchAll(/<meta (?:property|name)="(?:og|twitter):[^"]+" content="([^"]*)"/g));
  faults.push(...shared.map(([tag, content = '']) => (allowed.has(content) ? '' : tag)));
  // A notice of the server, such as that of a preview without a session, shows nothing of the site.
  const isOfSite = response.status !== 401;
  if (isOfSite && shared.length === 0) faults.push('leaves the title to shared links');
  if (isOfSite && !LOCALES.every((language) => html.includes(line[language])))
    faults.push('does not say that it is closed');
  return faults.filter((fault) => fault !== '').map((fault) => `${address} (${locale}) ${fault}`);
}

test(
  'a closed site shows nothing to search engines or in shared links, at any address',
  { tag: '@phone' },
  async ({ firstDay }) => {
    const { url } = firstDay;
    const addresses = new Set(await everyAddress(firstDay));
    const faults: string[] = [];
    for (const address of addresses) for (const locale of LOCALES) faults.push(...(await told(url, address, locale)));
    expect(faults).toEqual([]);

    const text = async (path: string) => (await fetch(url + path)).text();
    expect(await text('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await text('/sitemap.xml')).not.toContain('<loc>');
    const picture = async (path: string) => Buffer.from(await (await fetch(url + path)).arrayBuffer());
    const preview = await picture(closedSiteImage('es'));
    for (const entry of ['articles/two-chairs-and-a-pot-of-coffee', 'training-modules/grief-counseling']) {
      expect((await picture(`/api/social-images/${entry}.es.jpg?v=1`)).equals(preview), entry).toBe(true);
    }
  },
);

const html = async ({ url }: Stack, path: string, locale: Locale) =>
  (await fetch(url + inLanguage(path, locale))).text();

async function packVersion({ url }: Stack, locale: Locale): Promise<string> {
  const path = `/kept/pack?of=${encodeURIComponent('/resources?module=grief-counseling')}&lang=${locale}`;
  return v.parse(v.object({ version: v.string() }), await (await fetch(url + path)).json()).version;
}

const press = async (page: Page, names: readonly string[]) => {
  for (const name of names) await page.getByRole('main').getByRole('button', { name, exact: true }).click();
};

inOneLanguage('es', (locale) => {
  const text = words[locale];

  test('a visitor sees that the site is being prepared, and can use all of it', async ({ page }) => {
    await open(page, inLanguage('/', locale));
    const strip = page.getByRole('complementary', { name: closedSiteTitle[locale] });
    await expect(strip).toContainText(line.en);
    await expect(strip).toContainText(line.es);
    await expectAccessible(page);

    await test.step('the line covers nothing, and is not printed', async () => {
      const bar = page.getByRole('navigation').first();
      const [above, below] = [await strip.boundingBox(), await bar.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      const hero = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(hero?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0));
      await page.getByRole('button', { name: text.menu }).click();
      const home = bar.getByRole('link').filter({ visible: true }).nth(1);
      expect((await home.boundingBox())?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0) - 1);
      await page.getByRole('button', { name: text.menu }).click();
      await page.evaluate(() => window.scrollTo(0, 2000));
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
      await page.emulateMedia({ media: 'print' });
      await expect(strip).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('a giving link is marked as an example, and leads where it led', async () => {
      await open(page, inLanguage('/support', locale));
      const give = page.getByRole('link', { name: text.example });
      await expect(give).toHaveAttribute('href', 'https://example.org/give/pakistan');
      await expectAccessible(page);
    });

    await test.step('the form says that nobody reads it, and works', async () => {
      const form = await fillPrayerRequest(page, locale, 'Ana');
      await expect(page.getByRole('main').locator('form')).toContainText(text.unread);
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
      await form.send.click();
      await form.expectSent();
    });
  });

  test('an admin opens the site on a phone, and closes it again', async ({ page, context, firstDay }) => {
    const { url, admin: superAdmin } = firstDay;
    await open(page, inLanguage(openingPage, locale));
    const main = page.getByRole('main');
    await main.getByLabel(text.email).fill(superAdmin.email);
    await main.getByLabel(text.password).fill(superAdmin.password);
    await main.getByRole('button', { name: text.signIn, exact: true }).click();
    await expect(main.getByRole('heading', { level: 2, name: text.closed })).toBeVisible();
    const missing = main.getByRole('region', { name: text.closed }).getByRole('listitem');
    // Four, and examples and numbers, which are recommended.
    await expect(missing).toHaveCount(6);
    for (const item of await missing.all()) await expect(item.getByRole('link')).toBeVisible();
    await expect(main.getByRole('button', { name: text.open[0] })).toHaveCount(0);
    await expectAccessible(page);
    const versionClosed = await packVersion(firstDay, locale);
    let versionOpen = '';

    await test.step('what is missing is put right', async () => {
      for (const language of LOCALES) {
        const contact = { contactEmail: 'office@daybreak.church', contactPhone: '+593 2 234 5678' };
        await publishChange('site-setting', language, (entry) => ({ ...entry, ...contact }), { url, superAdmin });
      }
      const member = { email: 'ana@daybreak.church', password: `${superAdmin.password}-own` };
      await createAccount(url, superAdmin, 'prayer-team', member);
      await main.getByRole('link', { name: text.giving, exact: true }).click();
      await main.getByLabel(text.switchOff).check();
      await expect(missing).toHaveCount(3);
      await main.getByRole('link', { name: text.mail, exact: true }).click();
      await main.getByLabel(text.watched).check();
      // Pages that are examples stay, so somebody has to have read them.
      const opener = main.getByRole('button', { name: text.open[0] });
      await expect(opener).toHaveCount(0);
      await main.getByLabel(text.read).check();
      await expect(opener).toBeVisible();
    });

    const visitor = await context.newPage();
    const strip = visitor.getByRole('complementary', { name: closedSiteTitle[locale] });
    await open(visitor, inLanguage('/support', locale));
    await expect(strip).toBeVisible();
    await expect(visitor.getByText(text.noGiving)).toBeVisible();

    await test.step('open: visitors, search engines and shared links see the site', async () => {
      await press(page, text.open);
      // The page is loaded again without the line.
      await expect(page.getByRole('complementary', { name: closedSiteTitle[locale] })).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 2, name: text.opened })).toBeVisible();
      await expectAccessible(page);
      await open(visitor, inLanguage('/support', locale));
      await expect(strip).toHaveCount(0);
      const support = await html(firstDay, '/support', locale);
      expect(support).toContain('<meta property="og:description"');
      expect(support).not.toContain('noindex');
      expect(support).not.toContain('href="https://example.org/give');
      expect(support).toContain(text.noGiving);
      expect(await html(firstDay, '/robots.txt', locale)).toContain('Sitemap:');
      expect(await html(firstDay, '/sitemap.xml', locale)).toContain('<loc>');
      expect(await html(firstDay, '/prayer', locale)).not.toContain(text.unread);
      versionOpen = await packVersion(firstDay, locale);
      expect(versionOpen).not.toBe(versionClosed);
    });

    await test.step('closed again', async () => {
      await press(page, text.close);
      await expect(main.getByRole('heading', { level: 2, name: text.closed })).toBeVisible();
      await open(visitor, inLanguage('/', locale));
      await expect(strip).toBeVisible();
      expect(await told(url, '/support', locale)).toEqual([]);
      expect(await packVersion(firstDay, locale)).not.toBe(versionOpen);
    });
  });
});
