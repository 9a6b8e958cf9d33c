import { sharedAccount } from './support/accounts';
import { expect, night, test } from './support/journey';
import { choosePanelLanguage, panelPath, presetSession } from './support/panel';
import { runningStack } from './support/stack';

const panel = '/admin/panel';

// Strapi's free edition asks for these and has no such routes; its Media Library asks whoever opens it for its settings.
test.use({
  // One pattern: Playwright takes a list of two for a value with options.
  expectedConsole: [
    /\/upload\/settings: .*403|\/(?:admin\/license-limit-information|admin\/ai-feature-config|i18n\/ai-localization-jobs\/\S*): .*404/,
  ],
});

test('the panel speaks Spanish with the ministry admin', async ({ page }) => {
  const { url, superAdmin } = runningStack();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await choosePanelLanguage(page.context(), 'es');

  await test.step('at sign-in', async () => {
    await page.goto(panel);
    await expect(page.getByRole('heading', { name: 'Bienvenido' })).toBeVisible();
  });

  await presetSession(page.context(), await sharedAccount(url, superAdmin, 'ministry-admin'));

  await test.step('on the home screen, which leads to the prayer desk', async () => {
    await page.goto(panel);
    await expect(page.getByRole('link', { name: 'Abrir la mesa de oración' })).toBeVisible();
    await expect(page.getByText('Administración del ministerio')).toBeVisible();
    await expect(page.getByText('Hay una nueva Biblioteca de Multimedia')).toBeVisible();
  });

  await test.step('in a list, which names languages and states', async () => {
    await page.goto(panelPath('article'));
    const table = page.getByRole('grid');
    await expect(table.getByText(/^Español, Inglés/).first()).toBeVisible();
    await expect(table.getByText('Estado', { exact: true })).toBeVisible();
    await expect(table.getByText('Publicado').first()).toBeVisible();
  });

  await test.step('in the Media Library', async () => {
    await page.getByRole('link', { name: 'Biblioteca de Multimedia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca de Multimedia' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agregar archivos' })).toBeVisible();
  });

  await test.step('in the form of a page, which is headed by its name, and in its content', async () => {
    await page.goto(`${panel}/content-manager/single-types/api::home-page.home-page`);
    await expect(page.getByRole('heading', { level: 1, name: 'Página de inicio' })).toBeVisible();
    await expect(page).toHaveURL(/locale.*=es/);
    await expect(page.getByText('Su foto se cambia en “Fotos del sitio”')).toBeVisible();
    await expect(page.getByLabel('Línea pequeña sobre el título').first()).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Ministerio profético' })).toBeVisible();
  });

  expect([...hosts]).toEqual([new URL(url).host]);
});

test('the prayer team sees requests and nothing else', { tag: night }, async ({ page }) => {
  const { url, superAdmin } = runningStack();
  await choosePanelLanguage(page.context(), 'es');
  await presetSession(page.context(), await sharedAccount(url, superAdmin, 'prayer-team'));
  await page.goto(panelPath('prayer-request'));
  await expect(page.getByRole('heading', { level: 1, name: 'Peticiones de oración' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Contenido' }).getByRole('link');
  await expect(links).toHaveText(['Peticiones de oración', 'Solicitudes de consejería', 'Solicitudes de contacto']);
});

const ministry = ['Mesa de oración', 'Fotos del sitio', 'Traducciones', 'Papelera'];

/** The pages of ours in the panel's menu, for each role. */
const menus: Readonly<Record<string, readonly string[]>> = {
  'strapi-super-admin': ministry,
  'ministry-admin': ministry,
  'prayer-team': ['Mesa de oración'],
  'strapi-editor': ['Fotos del sitio', 'Traducciones', 'Papelera'],
  // Pages and their translations are not for somebody who may change own entries alone.
  'strapi-author': ['Fotos del sitio', 'Papelera'],
};

for (const [role, menu] of Object.entries(menus)) {
  test(`${role} is offered only our pages that the role can use`, { tag: night }, async ({ page }, testInfo) => {
    const { url, superAdmin } = runningStack();
    const account = role === 'strapi-super-admin' ? superAdmin : await sharedAccount(url, superAdmin, role);
    await choosePanelLanguage(page.context(), 'es');
    await presetSession(page.context(), account);
    await page.goto(panel);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links.filter({ hasText: new RegExp(ministry.join('|')) })).toHaveText([...menu]);
    await expect(page.getByText('No se ha podido cargar el contenido del widget.')).toHaveCount(0);
    const picture = await page.screenshot();
    await testInfo.attach(`home of ${role}`, { body: picture, contentType: 'image/png' });
  });
}
