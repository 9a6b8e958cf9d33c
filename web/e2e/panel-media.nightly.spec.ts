import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { ROOT } from '../../scripts/lib/root';
import { expect, test } from './support/journey';
import { choosePanelLanguage, panelPath, presetSession, removeFromPanel } from './support/panel';
import { runningStack } from './support/stack';

const film = join(ROOT, 'scripts/seed/media/files/august16-promo-video.mp4');
const name = 'panel-journey';
const caption = 'La última canción';

const events = v.array(v.object({ id: v.string(), title: v.string() }));
const mediaOfEvent = v.array(
  v.object({
    id: v.string(),
    mediaType: v.string(),
    mediaUrl: v.string(),
    thumbnailUrl: v.nullable(v.string()),
    caption: v.string(),
  }),
);

async function read<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const answer: unknown = await (await fetch(runningStack().url + path)).json();
  return v.parse(schema, answer);
}

/** Uploads the film and copies its link, as an editor does in the Media Library. */
async function copyLink(page: Page): Promise<string> {
  await page.goto('/admin/panel/plugins/upload');
  await page.getByRole('button', { name: 'Agregar archivos' }).first().click();
  const dialog = page.getByRole('dialog');
  const file = { name: `${name}.mp4`, mimeType: 'video/mp4', buffer: await readFile(film) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: /^Subir 1 archivo/ }).click();
  await page
    .getByRole('button', { name: `${name}.mp4` })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copiar link' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('an event’s pictures and videos in the panel, in Spanish', () => {
  // Console messages of the panel are Strapi's.
  test.use({ locale: 'es', expectedConsole: [/./], permissions: ['clipboard-read', 'clipboard-write'] });

  test('a video is added by its link, and gets its poster at /admin', async ({ page }) => {
    const all = await read('/api/revival-events?locale=es', events);
    // Events of other journeys come last, and may disappear meanwhile.
    const event = all.findLast(({ title }) => !title.startsWith('Journey '));
    if (event === undefined) throw new Error('The demo content has no event.');
    const added = async () =>
      (await read(`/api/revival-events/${event.id}/media?locale=es`, mediaOfEvent)).find(
        (item) => item.caption === caption,
      );
    let entry = '';
    await presetSession(page.context());
    await choosePanelLanguage(page.context(), 'es');
    try {
      const link = await copyLink(page);
      const publish = page.getByRole('button', { name: 'Publicar', exact: true });

      await test.step('be told at the field what the site cannot show', async () => {
        await page.goto(panelPath('event-media', 'create'));
        const eventField = page.getByRole('combobox', { name: 'Evento' });
        await eventField.click();
        await eventField.pressSequentially(event.title);
        await page.getByRole('option', { name: event.title }).first().click();
        await page.getByLabel('Leyenda en español').fill(caption);
        await page.getByLabel(/^Foto o video/).fill('https://example.org/film.mp4');
        await publish.click();
        await expect(
          page.getByText('Escriba el enlace de una foto de la Biblioteca de Multimedia').first(),
        ).toBeVisible();
        await page.getByLabel(/^Foto o video/).fill(link);
        await publish.click();
        await expect(page.getByText('La dirección lleva a un video: elija “Video”.').first()).toBeVisible();
        expect(await added()).toBeUndefined();
      });

      await test.step('publish it', async () => {
        await page.getByRole('combobox', { name: /^Tipo/ }).click();
        await page.getByRole('option', { name: 'Video' }).click();
        await publish.click();
        await expect.poll(added).toMatchObject({ mediaType: 'video', thumbnailUrl: null });
        const item = await added();
        entry = item?.id ?? '';
        expect(item?.mediaUrl).toMatch(/^\/uploads\//);
      });

      await test.step('make its poster on the page that the panel leads to', async () => {
        const opened = page.context().waitForEvent('page');
        await page.getByRole('link', { name: 'Administrar la línea de tiempo' }).click();
        const admin = await opened;
        await admin.getByRole('button', { name: `Crear una portada a partir del video: ${caption}` }).click();
        await expect(admin.getByText('La portada muestra una imagen del video')).toBeVisible();
        const { status, headers } = await fetch(runningStack().url + ((await added())?.thumbnailUrl ?? ''));
        expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      });
    } finally {
      await removeFromPanel('event-media', entry, name);
    }
  });
});
