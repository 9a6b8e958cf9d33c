import * as v from 'valibot';
import { signIn } from './support/accounts';
import { accessibilityViolations } from './support/accessibility';
import { expect, test } from './support/journey';
import { choosePanelLanguage, panelPath, presetSession, removeFromPanel } from './support/panel';
import { runningStack } from './support/stack';

const noun = 'article';
const contentPath = '/content-manager/collection-types/api::article.article';
const created = v.object({ data: v.looseObject({ documentId: v.string() }) });

const article = (title: string) => ({
  slug: 'journey-translation',
  position: 99,
  title,
  excerpt: 'Excerpt',
  category: 'Prayer',
  content: 'Text',
});

/** An article that is published in both languages. */
async function publishInBothLanguages(): Promise<string> {
  const { url, superAdmin } = runningStack();
  const headers = { Authorization: `Bearer ${await signIn(url, superAdmin)}`, 'Content-Type': 'application/json' };
  const send = async (path: string, method: string, body: object): Promise<unknown> => {
    const answer = await fetch(url + contentPath + path, { method, headers, body: JSON.stringify(body) });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  };
  const answer = await send('?locale=en', 'POST', article('Journey of peace'));
  const { documentId } = v.parse(created, answer).data;
  await send(`/${documentId}/actions/publish?locale=en`, 'POST', {});
  await send(`/${documentId}?locale=es`, 'PUT', article('Camino de paz'));
  await send(`/${documentId}/actions/publish?locale=es`, 'POST', {});
  return documentId;
}

test.describe('a change in one language', () => {
  // Console messages of the panel are Strapi's.
  test.use({ expectedConsole: [/./] });

  test('is followed in the other one', async ({ page }) => {
    test.setTimeout(120_000);
    const entry = await publishInBothLanguages();
    const publish = page.getByRole('button', { name: 'Publicar', exact: true });
    const title = page.locator('input[name="title"]');
    try {
      await presetSession(page.context());
      await choosePanelLanguage(page.context(), 'es');

      await test.step('publish the English text', async () => {
        await page.goto(`${panelPath(noun, entry)}?plugins[i18n][locale]=en`);
        await expect(title).toHaveValue('Journey of peace');
        await expect(page.getByText('El texto en español está publicado y al día.')).toBeVisible();
        await title.fill('Journey of a deeper peace');
        await publish.click();
      });

      await test.step('open the Spanish one, with the English beside it', async () => {
        const question = page.getByRole('alertdialog', { name: 'El texto en español aún dice lo anterior' });
        await expect(question).toBeVisible();
        expect(await accessibilityViolations(page, '[role=alertdialog]')).toEqual([]);
        await question.getByRole('button', { name: 'Abrirlo ahora' }).click();
        await expect(title).toHaveValue('Camino de paz');
        const beside = page.getByRole('region', { name: 'El texto en inglés' });
        await expect(beside.getByText('Journey of a deeper peace')).toBeVisible();
        // Strapi's own column is a quarter of the form, too narrow to read in.
        expect((await beside.boundingBox())?.width).toBeGreaterThan(350);
        await expect(page.getByText('Lo que ve aquí aún dice lo anterior.')).toBeVisible();
      });

      await test.step('publish it, and it is up to date', async () => {
        await title.fill('Camino de una paz más profunda');
        await publish.click();
        await expect(page.getByText('El texto en inglés está publicado y al día.')).toBeVisible();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await page.getByRole('link', { name: 'Traducciones' }).click();
        await page.getByLabel('Tipo', { exact: true }).selectOption('Artículos');
        await expect(
          page.getByRole('link', { name: 'Camino de una paz más profunda en español: Publicado' }),
        ).toBeVisible();
        expect(await accessibilityViolations(page, 'main')).toEqual([]);
      });
    } finally {
      await removeFromPanel(noun, `${entry}?locale=*`, 'journey-translation');
    }
  });
});
