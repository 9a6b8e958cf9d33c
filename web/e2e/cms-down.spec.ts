import { expect, test } from './support/journey';
import { startOwnWebServer, type OwnWebServer } from './support/own-web-server';

let web: OwnWebServer;

test.beforeAll(async () => {
  web = await startOwnWebServer();
});

test.afterAll(async () => {
  expect(await web.stop(), 'the exit code of a server that was asked to stop').toBe(0);
});

const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(web.url + path, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

test('without the CMS cached pages are served, and others respond with Retry-After', async ({ page }) => {
  const seen = ['/', '/resources', '/resources?lang=es', '/resources?article=two-chairs-and-a-pot-of-coffee'];
  const before = await Promise.all(seen.map((path) => get(path)));
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  await web.loseCms();
  expect(await Promise.all(seen.map(async (path) => (await get(path)).text))).toEqual(before.map(({ text }) => text));

  const purge = { method: 'POST', headers: { Authorization: 'Bearer known to this journey' } };
  expect((await get('/_purge', purge)).status).toBe(204);
  expect(await Promise.all(seen.map(async (path) => (await get(path)).status))).toEqual([200, 200, 200, 200]);

  const unseen = await get('/prayer');
  expect(unseen.status).toBe(503);
  expect(unseen.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(unseen.text).toContain('We will be right back');
  expect(unseen.text).toContain('Volvemos enseguida');

  const call = await get('/api/articles?locale=en');
  expect(call.status).toBe(502);
  expect(JSON.parse(call.text)).toMatchObject({ data: null, error: { status: 502 } });

  await page.setContent(unseen.text);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will be right back');
  await expect(page.locator('section[lang="es"]')).toContainText('Volvemos enseguida');
});
