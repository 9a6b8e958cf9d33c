import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { expect, test } from './support/journey';
import type { Locale } from './support/language';
import { choosePanelLanguage, documentIdOf, panelPath, presetSession, removeFromPanel } from './support/panel';
import { runningStack } from './support/stack';

const slug = 'journey-article';
const spanishTitle = 'Una luz al amanecer';
const englishTitle = 'A light at daybreak';
const verse =
  'Porque la paga del pecado es muerte: mas la dádiva de Dios es vida eterna en Cristo Jesús Señor nuestro.';

/** What Word puts on the clipboard: paragraphs that look like a list, and styles of its own. */
const fromWord = `<html><head><style>p.MsoNormal{margin:0}</style></head><body>
<p class="MsoNormal" style="font-family:Calibri">Pegado de <b style="mso-bidi-font-weight:normal">Word</b> <u>con</u> <font color="red">colores</font></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Primero</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>Segundo</p>
</body></html>`;

async function paste(editor: Locator, html: string): Promise<void> {
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Chooses a picture in the panel's Media Library dialog, which shows the newest first. */
async function chooseFromLibrary(page: Page, index: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Site/ }).click();
  await dialog.getByRole('checkbox').nth(index).click();
  await dialog.getByRole('button', { name: 'Terminar' }).click();
}

async function isPainted(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

const published = (locale: Locale) => fetch(`${runningStack().url}/api/articles/${slug}?locale=${locale}`);

/** The form of the article in one language. */
async function openForm(page: Page, entry: string, locale: Locale, title: string): Promise<void> {
  await page.goto(`${panelPath('article', entry)}?plugins[i18n][locale]=${locale}`);
  await expect(page.locator('input[name=title]')).toHaveValue(title);
}

/** Publishes what the form says, and waits until visitors read it. */
async function publish(page: Page, locale: Locale, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect.poll(async () => (await published(locale)).text()).toContain(title);
}

test.describe('an article written in the panel, in Spanish', () => {
  // Console messages of the panel are Strapi's.
  test.use({ locale: 'es', expectedConsole: [/./] });

  test('is looked at, published, translated, changed, restored, deleted and brought back', async ({ page }) => {
    const { url, superAdmin } = runningStack();
    const account = await sharedAccount(url, superAdmin, 'ministry-admin');
    // The cookie of the session, which the preview needs, as the panel's sign-in sets it.
    await page.request.post('/admin/login', { data: { ...account, deviceId: randomUUID(), rememberMe: false } });
    await presetSession(page.context(), account);
    await choosePanelLanguage(page.context(), 'es');
    let entry = '';
    try {
      await page.goto(`${panelPath('article', 'create')}?plugins[i18n][locale]=es`);
      const editor = page.locator('.ProseMirror');
      const title = page.locator('input[name=title]');
      const tools = page.getByRole('toolbar', { name: 'Herramientas del texto' });

      await test.step('write the text by keyboard and toolbar', async () => {
        await title.fill(spanishTitle);
        await page.locator('input[name=category]').fill('Crecimiento espiritual');
        await page.locator('textarea[name=excerpt]').fill('Lo que vimos una mañana.');
        await page.locator('input[name=slug]').fill(slug);
        await editor.click();
        await page.keyboard.type('Salimos ');
        await page.keyboard.press('Control+b');
        await page.keyboard.type('temprano');
        await page.keyboard.press('Control+b');
        await page.keyboard.type('.');
        await page.keyboard.press('Enter');
        await tools.getByRole('combobox', { name: 'Estilo del párrafo' }).selectOption('Título');
        await page.keyboard.type('El camino');
        await page.keyboard.press('Enter');
        await paste(editor, fromWord);
        await expect(editor.getByRole('listitem')).toHaveText(['Primero', 'Segundo']);
      });

      await test.step('pick a verse', async () => {
        await tools.getByRole('button', { name: 'Escritura' }).click();
        const dialog = page.getByRole('dialog', { name: 'Elegir un pasaje de la Biblia' });
        await dialog.getByLabel('Cita').fill('Romans 6:23');
        await expect(dialog.getByLabel('Libro')).toHaveValue('ROM');
        await expect(dialog.getByText(verse)).toBeVisible();
        expect(await accessibilityViolations(page, '[role=dialog]')).toEqual([]);
        await dialog.getByRole('button', { name: 'Usar este pasaje' }).click();
        await expect(editor.getByText('Romanos 6:23 · RV1909')).toBeVisible();
        await expect(editor).toBeFocused();
      });

      await test.step('put a picture into the text and say what it shows', async () => {
        await tools.getByRole('button', { name: 'Foto' }).click();
        await chooseFromLibrary(page, 0);
        const dialog = page.getByRole('dialog', { name: 'Foto en el texto' });
        await dialog.getByRole('button', { name: 'Insertar' }).click();
        await expect(dialog.getByText('Diga qué muestra la foto.')).toBeVisible();
        await dialog.getByLabel('Qué muestra la foto').fill('Colinas azules');
        await dialog.getByLabel('Leyenda').fill('Vista desde el camino');
        await dialog.getByRole('button', { name: 'Insertar' }).click();
        await isPainted(editor.getByRole('img', { name: 'Colinas azules' }));
        expect(await accessibilityViolations(page, '.ProseMirror')).toEqual([]);
      });

      await test.step('choose the cover and save', async () => {
        await page
          .getByRole('button', { name: /seleccionar un activo/ })
          .first()
          .click();
        await chooseFromLibrary(page, 1);
        await page.locator('input[name=coverAlt]').fill('Un sol que sale');
        await page.getByRole('button', { name: 'Guardar' }).click();
        await expect(page).not.toHaveURL(/\/create/);
        entry = await documentIdOf('article', slug);
      });

      await test.step('lose nothing when the line is down, or the title too long to be stored', async () => {
        const save = page.getByRole('button', { name: 'Guardar' });
        await title.fill('Una luz sin línea');
        await page.context().setOffline(true);
        await save.click();
        await expect(page.getByText('No hay conexión. Lo que escribió sigue aquí').first()).toBeVisible();
        await page.context().setOffline(false);
        await expect(title).toHaveValue('Una luz sin línea');
        await expect(editor.getByText('Pegado de Word')).toBeVisible();
        await title.fill('x'.repeat(256));
        await save.click();
        await expect(page.getByText('Esto es demasiado largo').first()).toBeVisible();
        await expect(title).toHaveValue('x'.repeat(256));
        for (const written of ['Una luz', spanishTitle]) {
          // Strapi writes its answer to a save into the form, over what was typed meanwhile.
          await expect(async () => {
            await title.fill(written);
            await expect(save).toBeEnabled({ timeout: 1_000 });
          }).toPass();
          await save.click();
          await expect(save).toBeDisabled();
          await expect(title).toHaveValue(written);
        }
      });

      await test.step('look at it before anybody else can', async () => {
        await page.getByRole('link', { name: 'Abrir previsualización' }).click();
        const preview = page.frameLocator('iframe');
        await expect(preview.getByRole('heading', { level: 1, name: spanishTitle })).toBeVisible();
        await expect(preview.getByText(verse)).toBeVisible();
        expect((await published('es')).status).toBe(404);
      });

      await test.step('be led to what is missing, and publish it', async () => {
        await openForm(page, entry, 'es', spanishTitle);
        const excerpt = page.locator('textarea[name=excerpt]');
        await excerpt.fill('');
        await page.getByRole('button', { name: 'Publicar', exact: true }).click();
        await expect(page.getByText('Hay errores de validación').first()).toBeVisible();
        await expect(excerpt).toBeFocused();
        expect((await published('es')).status).toBe(404);
        await excerpt.fill('Lo que vimos una mañana.');
        await publish(page, 'es', spanishTitle);
      });

      await test.step('write the English text beside it, from the board', async () => {
        await page.getByRole('link', { name: 'Traducciones' }).click();
        await page.getByLabel('Tipo', { exact: true }).selectOption('Artículos');
        await page.getByRole('link', { name: `${spanishTitle} en inglés: Falta` }).click();
        const beside = page.getByRole('region', { name: 'El texto en español' });
        await expect(beside.getByText('Lo que vimos una mañana.')).toBeVisible();
        await title.fill(englishTitle);
        await page.locator('input[name=category]').fill('Spiritual Growth');
        await page.locator('textarea[name=excerpt]').fill('What we saw one morning.');
        await page.locator('input[name=coverAlt]').fill('A rising sun');
        await editor.click();
        await page.keyboard.type('We left early.');
        await publish(page, 'en', englishTitle);
      });

      await test.step('change the Spanish title, look back, and restore it', async () => {
        await openForm(page, entry, 'es', spanishTitle);
        await title.fill('Una luz más clara');
        await publish(page, 'es', 'Una luz más clara');
        await page.getByRole('button', { name: 'Más tarde' }).click();
        await page.getByRole('link', { name: 'Ver las versiones anteriores' }).click();
        const versions = page.getByRole('main').getByRole('listitem').getByRole('button');
        await expect(versions).toHaveCount(2);
        await expect(versions.first()).toContainText('En el sitio ahora');
        await versions.last().click();
        await expect(page.getByRole('main').getByText('Una luz más clara', { exact: true })).toBeVisible();
        expect(await accessibilityViolations(page, 'main')).toEqual([]);
        await page.getByRole('button', { name: 'Poner en el borrador' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Poner en el borrador' }).click();
        await expect(title).toHaveValue(spanishTitle);
        await publish(page, 'es', spanishTitle);
      });

      await test.step('delete it, and bring it back', async () => {
        await openForm(page, entry, 'es', spanishTitle);
        await page.getByRole('button', { name: 'Más acciones', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Eliminar entrada (todos los idiomas)' }).click();
        await page.getByRole('button', { name: 'Mover a la papelera' }).click();
        await expect.poll(async () => (await published('es')).status).toBe(404);
        expect((await published('en')).status).toBe(404);
        await page.getByRole('link', { name: 'Papelera' }).click();
        await page.getByRole('button', { name: `Recuperar “${spanishTitle}”` }).click();
        const opened = page.context().waitForEvent('page');
        await page.getByRole('link', { name: 'Abrirla' }).click();
        const form = await opened;
        await expect(form.locator('input[name=title]')).toHaveValue(spanishTitle);
        expect((await published('es')).status).toBe(404);
        await publish(form, 'es', spanishTitle);
        await form.close();
        entry = await documentIdOf('article', slug);
      });

      await test.step('read it on a phone', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`/resources?article=${slug}&lang=es`);
        await expect(page.getByRole('heading', { level: 1, name: spanishTitle })).toBeVisible();
        await isPainted(page.getByRole('img', { name: 'Un sol que sale' }));
        await expect(page.getByRole('heading', { name: 'El camino' })).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: 'Primero' })).toBeVisible();
        const passage = page.getByRole('figure').filter({ hasText: verse });
        await expect(passage.getByText('Reina-Valera 1909')).toBeVisible();
        await isPainted(page.getByRole('img', { name: 'Colinas azules' }));
        await expect(page.getByText('Vista desde el camino')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
        expect((await page.request.get(shared ?? '')).headers()['content-type']).toBe('image/jpeg');
      });
    } finally {
      if (entry !== '') await removeFromPanel('article', `${entry}?locale=*`, 'no-such-file');
    }
  });
});
