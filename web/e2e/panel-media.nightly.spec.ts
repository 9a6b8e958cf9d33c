import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { ROOT } from '../../scripts/lib/root';
import { accessibilityViolations } from './support/accessibility';
import { expect, test } from './support/journey';
import { presetSession, choosePanelLanguage, panelPath, removeFromPanel } from './support/panel';
import { runningStack } from './support/stack';

const film = join(ROOT, 'scripts/seed/media/files/august16-promo-video.mp4');
const name = 'panel-journey';
/** The whole field, with preview and buttons. */
const fieldOfVideo = 'div:has(video):has(label):not(:has(textarea))';
const caption = 'The last song';
const spanishCaption = 'La última canción';

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

async function uploadAndChoose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose from the Media Library' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^public/ }).click();
  await dialog.getByRole('button', { name: 'Add more assets' }).click();
  const file = { name: `${name}.mp4`, mimeType: 'video/mp4', buffer: await readFile(film) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Upload 1 asset to the library' }).click();
  await dialog.getByRole('checkbox', { name: `${name}.mp4` }).click();
  await dialog.getByRole('button', { name: 'Finish' }).click();
}

async function isPainted(page: Page, address: string): Promise<void> {
  const picture = page.locator(`img[src^="${address}"]`).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

test.describe('an event’s pictures and videos in the panel', () => {
  // Console messages of the panel are Strapi's.
  test.use({ expectedConsole: [/./] });

  test('an uploaded video gets a poster, and is on the site once published', async ({ page }) => {
    test.setTimeout(120_000);
    const all = await read('/api/revival-events?locale=en', events);
    // Events of other journeys come last, and may disappear meanwhile.
    const event = all.findLast(({ title }) => !title.startsWith('Journey '));
    if (event === undefined) throw new Error('The demo content has no event.');
    const media = () => read(`/api/revival-events/${event.id}/media`, mediaOfEvent);
    const before = await media();
    let entry = '';
    await presetSession(page.context());
    try {
      await test.step('choose it in the library', async () => {
        await page.goto(panelPath('event-media', 'create'));
        await expect(page.getByText('No picture or video selected yet')).toBeVisible();
        const eventField = page.getByRole('combobox', { name: 'Event' });
        await eventField.click();
        await eventField.pressSequentially(event.title);
        await page.getByRole('option', { name: event.title }).first().click();
        await uploadAndChoose(page);
        await expect(
          page.getByRole('status').filter({ hasText: 'The poster was created from the video' }),
        ).toBeVisible();
        await expect(page.getByLabel(/^Picture or video/)).toHaveValue(`/public-objects/${name}.mp4`);
        await expect(page.getByLabel('The selected video')).toHaveAttribute(
          'poster',
          /^\/public-objects\/panel-journey-frame\./,
        );
        expect(await accessibilityViolations(page, fieldOfVideo)).toEqual([]);
      });

      await test.step('publish it', async () => {
        await page.getByLabel('Caption in English').fill(caption);
        await page.getByLabel('Caption in Spanish').fill(spanishCaption);
        await page.getByRole('button', { name: 'Publish', exact: true }).click();
        await expect(page.getByText('Published document')).toBeVisible();
        const after = await media();
        expect(after).toHaveLength(before.length + 1);
        const added = after.at(-1);
        expect(added).toMatchObject({ mediaType: 'video', mediaUrl: `/public-objects/${name}.mp4`, caption });
        entry = added?.id ?? '';
        const poster = await fetch(runningStack().url + (added?.thumbnailUrl ?? ''));
        expect(poster.status).toBe(200);
        expect(poster.headers.get('content-type')).toMatch(/^image\/(?:webp|jpeg)$/);
      });

      await test.step('find it in the list and beside its event', async () => {
        await page.getByRole('link', { name: 'Event media', exact: true }).click();
        await expect(page).toHaveURL(/api::event-media\.event-media(?:\?|$)/);
        await isPainted(page, `/public-objects/${name}-frame.`);
        await page.goto(panelPath('revival-event', event.id));
        const panel = page.getByRole('complementary').filter({ hasText: 'Pictures and videos' });
        await expect(panel.getByRole('listitem')).toHaveCount(before.length + 1);
        await expect(panel.getByRole('link', { name: 'Change the order' })).toHaveAttribute(
          'href',
          `/admin?event=${event.id}`,
        );
        await isPainted(page, `/public-objects/${name}-frame.`);
        await panel.getByRole('link', { name: caption }).click();
        await expect(page.getByLabel('The selected video')).toBeVisible();
      });

      await test.step('read in Spanish why another video has no poster', async () => {
        await choosePanelLanguage(page.context(), 'es');
        await page.reload();
        await expect(page.getByRole('button', { name: 'Elegir de la Biblioteca de Multimedia' })).toBeVisible();
        await page.getByLabel(/^Foto o video/).fill('/public-objects/no-such.mp4');
        await page.getByRole('button', { name: 'Usar este cuadro como portada' }).click();
        await expect(
          page.getByRole('status').filter({ hasText: 'Este navegador no puede crear una portada' }),
        ).toBeVisible();
      });
    } finally {
      await removeFromPanel('event-media', entry, name);
    }
  });
});
