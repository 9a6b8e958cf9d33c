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

test('the panel speaks Spanish with the ministry admin, and offers only what she can use', async ({ page }) => {
  const { url, superAdmin } = runningStack();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await choosePanelLanguage(page.context(), 'es');

  await test.step('sign-in bears the ministry’s logo', async () => {
    await page.goto(panel);
    await expect(page.getByRole('heading', { name: 'Le damos la bienvenida' })).toBeVisible();
    await expect(page.locator('img[src$="/admin/ministry-logo.svg"]')).toBeVisible();
  });

  await presetSession(page.context(), await sharedAccount(url, superAdmin, 'ministry-admin'));

  await test.step('the home screen keeps the prayer desk and shows no settings', async () => {
    await page.goto(panel);
    const desk = page.locator('[data-strapi-widget-id="global::prayer-desk"]');
    await expect(desk.getByRole('link', { name: 'Abrir la mesa de oración' })).toBeVisible();
    await desk.hover();
    // Hidden by style: were it named otherwise, the locator would find nothing here.
    await expect(desk.locator('> header button')).toHaveCount(2);
    await expect(desk.getByRole('button', { name: 'Quitar' })).toBeHidden();
    await expect(page.locator('a[href$="/settings"]').first()).toBeHidden();
    await expect(page.getByText('Administración del ministerio')).toBeVisible();
    await expect(page.getByText(/Webhooks|Introducing the new/)).toHaveCount(0);
  });

  await test.step('a list fits a laptop and names languages and states', async () => {
    await page.goto(panelPath('article'));
    const table = page.getByRole('grid');
    await expect(table.getByText('Español, Inglés', { exact: true }).first()).toBeVisible();
    await expect(table.getByText('Estado', { exact: true })).toBeVisible();
    await expect(table.getByText('Publicado').first()).toBeInViewport({ ratio: 1 });
  });

  await test.step('the Media Library is in Spanish', async () => {
    await page.getByRole('link', { name: 'Biblioteca de Multimedia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Biblioteca de Multimedia' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agregar archivos' })).toBeVisible();
  });

  await test.step('a page is headed by its name, its form is in Spanish, and so is its content', async () => {
    await page.goto(`${panel}/content-manager/single-types/api::home-page.home-page`);
    await expect(page.getByRole('heading', { level: 1, name: 'Página de inicio' })).toBeVisible();
    await expect(page).toHaveURL(/locale.*=es/);
    await expect(page.getByText('Su foto se cambia en “Fotos del sitio”')).toBeVisible();
    await expect(page.getByLabel('Línea pequeña sobre el título').first()).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Ministerio profético' })).toBeVisible();
    await expect(page.locator('[title="[object Object]"]')).toHaveCount(0);
  });

  expect([...hosts]).toEqual([new URL(url).host]);
});

test('the prayer team sees requests and nothing else', async ({ page }) => {
  const { url, superAdmin } = runningStack();
  await choosePanelLanguage(page.context(), 'es');
  await presetSession(page.context(), await sharedAccount(url, superAdmin, 'prayer-team'));
  await page.goto(panelPath('prayer-request'));
  await expect(page.getByRole('heading', { level: 1, name: 'Peticiones de oración' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Contenido' }).getByRole('link');
  await expect(links).toHaveText(['Peticiones de oración', 'Solicitudes de consejería', 'Solicitudes de contacto']);
});

const writing = ['Inicio', 'Contenido', 'Traducciones', 'Biblioteca de Multimedia', 'Papelera'];
const ministry = ['Inicio', 'Contenido', 'Mesa de oración', 'Fotos del sitio', ...writing.slice(2)];

/** What the panel's menu offers each role, and the cards of its home screen. */
const menus: Readonly<Record<string, readonly string[]>> = {
  'strapi-super-admin': [...ministry, 'Content-Type Builder', 'Configuraciones'],
  'ministry-admin': ministry,
  'prayer-team': ['Inicio', 'Contenido', 'Mesa de oración'],
  'strapi-editor': writing,
  // Pages and their translations are not for somebody who may change own entries alone.
  'strapi-author': writing.filter((link) => link !== 'Traducciones'),
};

for (const [role, menu] of Object.entries(menus)) {
  test(`${role} sees only what the role can use`, { tag: night }, async ({ page }, testInfo) => {
    const { url, superAdmin } = runningStack();
    const account = role === 'strapi-super-admin' ? superAdmin : await sharedAccount(url, superAdmin, role);
    await choosePanelLanguage(page.context(), 'es');
    await presetSession(page.context(), account);
    await page.goto(panel);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links.filter({ visible: true })).toHaveText([...menu]);
    await expect(page.getByText('No se pudo cargar este recuadro.')).toHaveCount(0);
    const picture = await page.screenshot();
    await testInfo.attach(`home of ${role}`, { body: picture, contentType: 'image/png' });
  });
}
