import { randomUUID } from 'node:crypto';
import { sharedAccount } from './support/accounts';
import { publishChange } from './support/editor';
import { expect, test } from './support/journey';
import { choosePanelLanguage, presetSession } from './support/panel';
import { runningStack } from './support/stack';

const contactPage = '/admin/panel/content-manager/single-types/api::contact-page.contact-page';
const headline = 'Escríbanos cuando quiera';

test.describe('the preview', () => {
  // Console messages of the panel are Strapi's.
  test.use({ locale: 'es', expectedConsole: [/./] });

  test('shows a draft to its editor on a phone’s width, and to nobody else until it is published', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const { url, superAdmin } = runningStack();
    const account = await sharedAccount(url, superAdmin, 'ministry-admin');
    const undo = await publishChange('contact-page', 'es', (entry) => entry);
    // The cookie of the session, as the panel's sign-in sets it.
    await page.request.post('/admin/login', { data: { ...account, deviceId: randomUUID(), rememberMe: false } });
    await presetSession(page.context(), account);
    await choosePanelLanguage(page.context(), 'es');
    try {
      await test.step('edit the headline and save it', async () => {
        await page.goto(`${contactPage}?plugins[i18n][locale]=es`);
        await page.locator('input[name=title]').fill(headline);
        await page.getByRole('button', { name: 'Guardar' }).click();
        await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();
      });

      const preview = page.frameLocator('iframe');
      await test.step('look at it on a phone’s width', async () => {
        await page.getByRole('link', { name: 'Abrir previsualización' }).click();
        await page.getByRole('combobox', { name: 'Elegir el tamaño' }).click();
        await page.getByRole('option', { name: 'Teléfono' }).click();
        await expect(preview.getByRole('heading', { level: 1, name: headline })).toBeVisible();
        await expect(preview.getByText('Vista previa: sin publicar')).toBeVisible();
        expect(await preview.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBeLessThan(400);
      });

      await test.step('go on within the site, and back', async () => {
        await preview
          .getByRole('contentinfo')
          .getByRole('link', { name: /privacidad/i })
          .first()
          .click();
        await expect(preview.getByText('Vista previa: sin publicar')).toBeVisible();
        expect(page.frames().some((frame) => frame.url().endsWith('/admin/preview/draft/privacy'))).toBe(true);
      });

      const address =
        page
          .frames()
          .map((frame) => frame.url())
          .find((one) => one.includes('/admin/preview/')) ?? '';
      await test.step('a visitor sees neither the draft nor the preview', async () => {
        const visitor = await browser.newContext({ locale: 'es' });
        const visit = await visitor.newPage();
        await visit.goto(`${url}/contact?lang=es`);
        await expect(visit.getByRole('heading', { level: 1 })).not.toHaveText(headline);
        const refused = await visit.goto(address.replace('/privacy', '/contact?lang=es'));
        expect(refused?.status()).toBe(401);
        await expect(visit.getByRole('heading', { level: 1, name: 'Por favor, inicie sesión' })).toBeVisible();
        await visitor.close();
      });

      await test.step('publish it, and view it on the site', async () => {
        await page.goto(`${contactPage}?plugins[i18n][locale]=es`);
        const published = page.waitForResponse((answer) => answer.url().includes('/actions/publish'));
        await page.getByRole('button', { name: 'Publicar' }).click();
        await published;
        // The English text says the old thing now, and the panel asks about it.
        await page.getByRole('alertdialog').getByRole('button', { name: 'Más tarde' }).click();
        const opened = page.context().waitForEvent('page');
        await page.getByRole('link', { name: /^Ver en el sitio/ }).click();
        const site = await opened;
        await expect(site).toHaveURL(/\/contact\?lang=es$/);
        await expect(site.getByRole('heading', { level: 1, name: headline })).toBeVisible();
      });
    } finally {
      await undo();
    }
  });
});
