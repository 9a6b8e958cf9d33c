import { createServer, type Server } from 'node:http';
import { expectAccessible } from './support/accessibility';
import { listenOnFreePort } from '../../scripts/lib/ports';
import { expect, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';
import { startOwnWebServer, type OwnWebServer } from './support/own-web-server';
import { runningStack } from './support/stack';

const said = {
  en: 'This page is not available right now',
  es: 'Esta página no está disponible por ahora',
} as const;

/** The pages whose rendering without their entry no test of `web/src/app` looks at. */
const pageOf = { 'home-page': '/', 'resources-page': '/resources' } as const;

const article = '/resources?article=two-chairs-and-a-pot-of-coffee';

// `setContent` has no base address for relative links.
test.use({ expectedConsole: [/<link rel=(?:module)?preload>/] });

// Entries are unpublished one at a time.
test.describe.configure({ mode: 'serial' });

let offline: string;
let cms: Server;
let web: OwnWebServer;

// A proxy in front of the shared CMS that hides one entry, so that other journeys still have it.
test.beforeAll(async () => {
  cms = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith(`/api/${offline}?`)) {
      response.writeHead(404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } }));
      return;
    }
    fetch(runningStack().cmsUrl + path).then(
      async (answer) => {
        response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      () => response.destroy(),
    );
  });
  const port = await listenOnFreePort(cms);
  web = await startOwnWebServer(`http://127.0.0.1:${String(port)}`);
});

test.afterAll(async () => {
  await web.stop();
  cms.close();
});

async function get(path: string) {
  const response = await fetch(web.url + path);
  return { status: response.status, text: await response.text() };
}

async function takeOffline(entry: string): Promise<void> {
  offline = entry;
  const purge = { method: 'POST', headers: { Authorization: 'Bearer known to this journey' } };
  expect((await fetch(`${web.url}/_purge`, purge)).status).toBe(204);
}

for (const [entry, own] of Object.entries(pageOf)) {
  test(`without ${entry} only its page is missing, and says so in both languages`, async () => {
    await takeOffline(entry);
    for (const locale of LOCALES) {
      for (const path of ['/', '/resources', article, '/prayer', '/contact', '/support', own]) {
        const { status, text } = await get(inLanguage(path, locale));
        expect([path, status]).toEqual([path, path === own ? 404 : 200]);
        expect(text.includes(said[locale])).toBe(path === own);
      }
    }
  });
}

test('without the giving page home has no cards, and without the gospel it is home', async () => {
  await takeOffline('support-page');
  const home = (await get('/')).text;
  expect(home).toContain('id="support"');
  expect(home).not.toContain('href="https://example.org/give');
  await takeOffline('gospel-presentation');
  expect((await get('/?gospel=1')).status).toBe(200);
});

test('a missing page links to others', async ({ page }) => {
  await takeOffline('support-page');
  // Its scripts would find nothing at an address that is none.
  await page.setContent((await get('/support?lang=es')).text.replace(/<script[^]*?<[/]script>/g, ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.es);
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir a la página de inicio' })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page, 'main');
});
