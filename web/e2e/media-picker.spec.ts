import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { hasExif, pictureWithGps } from './support/gps-picture';
import { deferred } from './support/deferred';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { open } from './support/open';
import { presetSession } from './support/panel';
import { createEvent, type OwnEvent } from './support/revival-event';

const words = {
  en: {
    title: 'Add pictures',
    library: 'Pictures in the library',
    search: 'Search by name',
    url: 'Custom image URL',
    caption: 'Caption in English',
    otherCaption: 'Caption in Spanish',
    chosen: (count: number) => `${String(count)} selected`,
    nothingChosen: 'Nothing selected yet',
    add: (count: number) => `Add ${String(count)} pictures`,
    addNone: 'Add pictures',
    valid: 'Valid Image',
    invalid: 'Invalid or inaccessible',
    validateFirst: 'Please validate the URL first',
    notValidated: 'Validation failed',
    again: 'Validate again',
    added: 'Image added successfully!',
    empty: 'No images found. Upload images to the /public folder in Object Storage.',
    failed: 'The pictures in the library could not be loaded.',
    retry: 'Try again',
    noEvent: 'No event selected',
  },
  es: {
    title: 'Agregar fotos',
    library: 'Fotos de la biblioteca',
    search: 'Buscar por nombre',
    url: 'URL de otra imagen',
    caption: 'Leyenda en español',
    otherCaption: 'Leyenda en inglés',
    chosen: (count: number) => `${String(count)} elegidas`,
    nothingChosen: 'Nada elegido todavía',
    add: (count: number) => `Agregar ${String(count)} fotos`,
    addNone: 'Agregar fotos',
    valid: 'Imagen válida',
    invalid: 'No válida o inaccesible',
    validateFirst: 'Valide primero la URL',
    notValidated: 'No se pudo validar',
    again: 'Validar de nuevo',
    added: '¡Imagen agregada correctamente!',
    empty: 'No se encontraron imágenes. Suba imágenes a la carpeta /public del almacenamiento de objetos.',
    failed: 'No se pudieron cargar las fotos de la biblioteca.',
    retry: 'Intentar de nuevo',
    noEvent: 'Ningún evento seleccionado',
  },
} as const;

const folder = '/public-objects/Marriage%20Ministry';

let event: OwnEvent;

test.beforeEach(async ({}, { testId }) => {
  event = await createEvent(`Journey ${testId}`);
});

test.afterEach(() => event.remove());

const pickerOf = (page: Page, locale: Locale) => page.getByRole('region', { name: words[locale].title });

async function openPicker(page: Page, locale: Locale, path = `/admin?event=${event.id}`): Promise<Locator> {
  await presetSession(page.context());
  await open(page, inLanguage(path, locale));
  const picker = pickerOf(page, locale);
  await expect(picker).toBeVisible();
  return picker;
}

/** All checkboxes of the library. */
const images = (picker: Locator, locale: Locale) =>
  picker.getByRole('group', { name: words[locale].library }).getByRole('checkbox');

inOneLanguage('es', (locale) => {
  const text = words[locale];

  test('images and an address are added in the order selected, without a caption', async ({ page }) => {
    const picker = await openPicker(page, locale);
    const search = picker.getByRole('searchbox', { name: text.search });
    const choice = images(picker, locale);
    await expect(picker.getByText(text.nothingChosen)).toBeVisible();
    await search.fill('2');
    await choice
      .filter({ visible: true })
      .and(picker.locator(`[data-url="${folder}/2.jpg"]`))
      .check();
    await search.fill('1.JPG');
    await choice.and(picker.locator(`[data-url="${folder}/1.jpg"]`)).check();
    await search.fill('');
    await expect(picker.getByText(text.chosen(2), { exact: true })).toBeVisible();
    await expect(picker.locator(`[data-url="${folder}/2.jpg"]`)).toBeChecked();

    const url = picker.getByLabel(text.url);
    await url.fill('/public-objects/nothing-there.jpg');
    await expect(url).toHaveAccessibleDescription(new RegExp(text.invalid));
    await picker.getByRole('button', { name: text.add(3) }).click();
    await expect(picker.getByText(text.validateFirst)).toBeVisible();
    await expectAccessible(page);
    expect(await event.media()).toEqual([]);

    // Focus moves once per attempt: when an invalid address is typed again, its field keeps the focus.
    await url.fill('');
    await url.pressSequentially('/public-objects/nothing');
    await expect(url).toBeFocused();
    await expect(url).toHaveValue('/public-objects/nothing');
    await expect(picker.getByText(text.validateFirst)).toHaveCount(0);

    await url.fill('/public-objects/Marriage Ministry/3.jpg');
    await expect(picker.getByText(text.valid)).not.toHaveCount(0);
    await expect(picker.getByText(text.validateFirst)).toHaveCount(0);
    await picker.getByRole('button', { name: text.add(3) }).click();
    await expect(page.getByText(text.added)).toBeVisible();
    await expect(picker.getByText(text.nothingChosen)).toBeVisible();
    await expect(url).toHaveValue('');
    await expect(picker.getByText(text.valid)).toHaveCount(0);
    await expect(picker.getByRole('button', { name: text.addNone })).toBeFocused();
    expect((await event.media()).map(({ mediaUrl, caption }) => [mediaUrl, caption])).toEqual([
      [`${folder}/2.jpg`, ''],
      [`${folder}/1.jpg`, ''],
      [`${folder}/3.jpg`, ''],
    ]);
    await expect(page.getByRole('main').locator(`img[src*="3.jpg"]`).first()).toBeVisible();
  });

  test.describe('where the server does not answer', () => {
    test(
      'the library and the address report it and can be retried, and an empty library says what to do',
      { tag: night },
      async ({ page }) => {
        await page.route('**/api/images/available', (route) => route.abort());
        await page.route('**/api/images/validate', (route) => route.abort());
        const picker = pickerOf(page, locale);
        await expectComplaints(page, [/\/api\/images\/available: .*ERR_FAILED/], async () => {
          await openPicker(page, locale);
          await expect(picker.getByText(text.failed)).toBeVisible();
        });
        await expectComplaints(page, [/\/api\/images\/validate: .*ERR_FAILED/], async () => {
          await picker.getByLabel(text.url).fill(`${folder}/1.jpg`);
          await expect(picker.getByLabel(text.url)).toHaveAccessibleDescription(new RegExp(text.notValidated));
        });
        await expectAccessible(page);
        await page.unroute('**/api/images/validate');
        await picker.getByRole('button', { name: text.again }).click();
        await expect(picker.getByText(text.valid)).not.toHaveCount(0);
        await page.unroute('**/api/images/available');
        await page.route('**/api/images/available', (route) => route.fulfill({ json: [] }));
        await picker.getByRole('button', { name: text.retry }).click();
        await expect(picker.getByText(text.empty)).toBeVisible();
        await expectAccessible(page);
      },
    );
  });
});

test.describe('where some of it fails', { tag: '@desktop' }, () => {
  const text = words.en;

  test(
    'images that fail to load or to be added stay selected, and arrow keys move between images',
    { tag: night },
    async ({ page }) => {
      const failing = '**/Marriage%20Ministry/1.jpg*';
      await page.route(failing, (route) => route.abort());
      const picker = pickerOf(page, 'en');

      await test.step('a picture that cannot be shown has a tile all the same, and nothing is added without an event', async () => {
        const broken = picker.getByRole('checkbox', { name: '1.jpg (cannot be shown)' });
        // Visible pictures load at once, those far below do not.
        await expectComplaints(page, [/\/1\.jpg.*ERR_FAILED/], async () => {
          await openPicker(page, 'en', '/admin');
          await picker.locator(`[data-url="${folder}/1.jpg"]`).scrollIntoViewIfNeeded();
          await broken.check();
        });
        await picker.getByRole('button', { name: 'Add picture', exact: true }).click();
        await expect(picker.getByRole('group', { name: text.noEvent })).toBeFocused();
        await expect(broken).toBeChecked();
        await page.unroute(failing);
        await page.getByRole('link', { name: new RegExp(`Journey ${test.info().testId}`) }).click();
        await expect(page).toHaveURL(new RegExp(`event=${event.id}`));
        await picker.getByRole('button', { name: 'Clear selection' }).click();
        await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(0);
      });

      await test.step('the arrow keys lead through the images, the Tab key past them', async () => {
        const choice = images(picker, 'en');
        await choice.first().focus();
        await page.keyboard.press('ArrowRight');
        await expect(choice.nth(1)).toBeFocused();
        await page.keyboard.press('Space');
        await expect(choice.nth(1)).toBeChecked();
        await page.keyboard.press('End');
        await expect(choice.last()).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(picker.getByLabel(text.url)).toBeFocused();
        await picker.getByRole('button', { name: 'Clear selection' }).click();
        await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(0);
      });

      await test.step('those that were not added are named and stay chosen, and trying again adds them with their caption', async () => {
        let isRefusing = true;
        await page.route('**/api/revival-events/*/media*', (route) => {
          const refused = isRefusing && (route.request().postData() ?? '').includes('/2.jpg');
          return refused ? route.fulfill({ status: 500, json: {} }) : route.continue();
        });
        for (const name of ['1', '2', '3']) await picker.locator(`[data-url="${folder}/${name}.jpg"]`).check();
        await picker.getByLabel(text.caption).fill('  The last night ');
        await picker.getByLabel(text.otherCaption).fill('La última noche');
        await expectComplaints(page, [/\/api\/revival-events\/.*\/media\?.*status of 500/], async () => {
          await picker.getByRole('button', { name: text.add(3) }).click();
          const message = picker.getByRole('group', { name: 'Failed to add 1 of 3 images' });
          await expect(message).toBeFocused();
          await expect(message.getByRole('listitem')).toHaveText(/^2\.jpg: Something went wrong on our side/);
          await expect(page.getByRole('alert')).toContainText('Failed to add image');
        });
        await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(1);
        await expect(picker.locator(`[data-url="${folder}/2.jpg"]`)).toBeChecked();
        await expectAccessible(page);
        isRefusing = false;
        await picker.getByRole('button', { name: 'Add picture', exact: true }).click();
        await expect(page.getByText('Image added successfully!')).toBeVisible();
        for (const label of [text.caption, text.otherCaption]) await expect(picker.getByLabel(label)).toHaveValue('');
        expect((await event.media()).map(({ mediaUrl, caption }) => [mediaUrl, caption])).toEqual([
          [`${folder}/1.jpg`, 'The last night'],
          [`${folder}/3.jpg`, 'The last night'],
          [`${folder}/2.jpg`, 'The last night'],
        ]);
        expect((await event.media('es')).map(({ caption }) => caption)).toEqual(Array(3).fill('La última noche'));
      });
    },
  );
});

test.describe('uploads', { tag: '@phone' }, () => {
  test('a phone’s pictures are shrunk, stripped of their location and selected, and can be retried', async ({
    page,
  }) => {
    const picker = await openPicker(page, 'en');
    await test.step('they arrive smaller, without their location, and chosen', async () => {
      const input = picker.locator('input[type=file][multiple]');
      const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
      await input.setInputFiles([
        jpeg('large-night.jpg', await pictureWithGps(page, 3200, 2400)),
        jpeg('small-night.jpg', await pictureWithGps(page, 640, 480)),
        { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      ]);
      const uploads = picker.getByRole('list', { name: 'Uploads' });
      await expect(uploads.getByRole('alert')).toHaveText(/^letter\.pdf.*not a picture/);
      await expect(uploads.getByRole('listitem')).toHaveCount(1);
      const chosen = picker.getByRole('checkbox', { checked: true });
      await expect(chosen).toHaveCount(2);
      await expectAccessible(page);
      await uploads.getByRole('button', { name: 'Remove letter.pdf from this list' }).click();
      await expect(uploads).toHaveCount(0);

      for (const [name, width] of [
        ['large-night', 2560],
        ['small-night', 640],
      ] as const) {
        const box = picker.getByRole('checkbox', { name: new RegExp(name) });
        const served = await page.request.get((await box.getAttribute('data-url')) ?? '');
        expect(served.ok()).toBe(true);
        expect(hasExif(await served.body())).toBe(false);
        const size = await page.evaluate(async (address) => {
          const image = await createImageBitmap(await (await fetch(address)).blob());
          return image.width;
        }, served.url());
        expect(size).toBe(width);
      }
    });

    await test.step('one that fails says why, and can be tried again; leaving in the middle of one asks first', async () => {
      const refusals: (number | 'no network')[] = [413, 'no network', 500];
      const { promise, resolve } = deferred();
      await page.route('**/api/images', async (route) => {
        const status = refusals.shift();
        if (status === 'no network') return route.abort();
        if (status !== undefined) return route.fulfill({ status, json: {} });
        await promise;
        return route.continue();
      });
      const picture = { name: 'night.jpg', mimeType: 'image/jpeg', buffer: await pictureWithGps(page, 320, 240) };
      const uploads = picker.getByRole('list', { name: 'Uploads' });
      const retry = uploads.getByRole('button', { name: 'Try again: night.jpg' });
      await expectComplaints(page, [/\/api\/images: .*status of 413/], async () => {
        await picker.locator('input[type=file][multiple]').setInputFiles(picture);
        await expect(uploads.getByRole('alert')).toContainText('This picture is too large. The limit is 25 MB.');
        // It would be refused again.
        await expect(retry).toHaveCount(0);
        await uploads.getByRole('button', { name: 'Remove night.jpg from this list' }).click();
      });
      await expectComplaints(page, [/\/api\/images: .*ERR_FAILED/], async () => {
        await picker.locator('input[type=file][multiple]').setInputFiles(picture);
        await expect(uploads.getByRole('alert')).toContainText('could not be reached');
      });
      await expectComplaints(page, [/\/api\/images: .*status of 500/], async () => {
        await retry.click();
        await expect(uploads.getByRole('alert')).toContainText('on our side');
      });
      await retry.click();
      await expect(uploads.getByRole('progressbar')).toBeVisible();

      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      resolve();
      await expect(picker.getByRole('checkbox', { name: /^night/, checked: true })).toHaveCount(1);
    });
  });
});
