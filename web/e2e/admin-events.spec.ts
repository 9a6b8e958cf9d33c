import { fileURLToPath } from 'node:url';
import { expectAccessible } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { expect, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open, scrollThrough } from './support/open';
import { presetSession, removeFromPanel } from './support/panel';
import { runningStack } from './support/stack';

const photo = fileURLToPath(new URL('../../scripts/seed/media/files/marriage-ministry-1.jpg', import.meta.url));

const film = fileURLToPath(new URL('../../scripts/seed/media/files/pastor-video.mp4', import.meta.url));

/** Of the retreat's sixth photo. */
const descriptions = {
  en: 'The road home: a bus winding through the hills toward a village, with the sun low',
  es: 'El camino a casa: un bus baja entre lomas hacia un pueblo, con el sol ya bajo',
} as const;

/** Dated long ago, so that it comes last in the timeline of the other journeys. */
const firstDate = '1998-12-30';
const rightDate = '1998-12-31';

// In Spanish on a phone alone: it is how the ministry works, and the parts have tests of their own.
test.describe('es', () => {
  test.use({ locale: 'es', viewport: { width: 390, height: 844 }, hasTouch: true });

  let made: string | null = null;

  test.beforeEach(async ({ context }) => {
    const { url, superAdmin } = runningStack();
    await presetSession(context, await sharedAccount(url, superAdmin, 'ministry-admin'));
  });

  test.afterEach(async () => {
    if (made !== null) await removeFromPanel('revival-event', `${made}?locale=*`, 'of no file');
    made = null;
  });

  test('an event is made in both languages, corrected and published, and visitors see it', async ({ page }) => {
    const title = `Lámparas ${test.info().testId}`;
    const main = page.getByRole('main');
    await open(page, inLanguage('/admin', 'es'));
    await main.getByRole('link', { name: 'Evento nuevo' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Evento nuevo' })).toBeFocused();

    await test.step('what is missing is told at its field, and nothing that was typed is lost', async () => {
      await main.getByLabel('Título en español').fill(title);
      await main.getByRole('button', { name: 'Publicar' }).click();
      await expect(main.getByRole('group', { name: 'Todavía falta algo' })).toBeFocused();
      await expect(main.getByLabel('Fecha')).toHaveAccessibleDescription('Elija la fecha');
      await expect(main.getByLabel('Lugar en español')).toHaveAccessibleDescription('Escriba el lugar');
      await expect(main.getByLabel('Título en español')).toHaveValue(title);
      await expectAccessible(page);
      await expectHeadingsInOrder(page);
      expect(await horizontalOverflow(page)).toBe(0);
    });

    await test.step('a draft is saved, and no visitor sees it', async () => {
      await main.getByLabel('Fecha').fill(firstDate);
      await main.getByLabel('Asistentes').fill('1,250');
      await main.getByLabel('Lugar en español').fill('Ambato, Ecuador');
      await main.getByLabel('Descripción en español').fill('Una noche bajo las lámparas.');
      await main.getByLabel('Título en inglés').fill(`Lamps ${test.info().testId}`);
      await main.getByLabel('Lugar en inglés').fill('Ambato, Ecuador');
      await main.getByLabel('Descripción en inglés').fill('A night under the lamps.');
      await main.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(page).toHaveURL(/edit=1/);
      made = new URL(page.url()).searchParams.get('event');
      const seen = await page.request.get('/api/revival-events?locale=es');
      expect(await seen.text()).not.toContain(title);
    });

    await test.step('its date is corrected, and it is published', async () => {
      await open(page, inLanguage('/admin', 'es'));
      const row = main.getByRole('link', { name: new RegExp(title) });
      await row.click();
      await main.getByRole('button', { name: 'Descartar lo que escribí' }).click();
      await expect(row).toBeFocused();
      await expect(row).toBeInViewport();
      await row.click();
      await main.getByLabel('Fecha').fill(rightDate);
      await main.getByRole('button', { name: 'Publicar' }).click();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
      await expect(main.getByText('31 de diciembre de 1998')).toHaveCount(2);
    });

    for (const [locale, shown, date] of [
      ['es', title, '31 de diciembre de 1998'],
      ['en', `Lamps ${test.info().testId}`, 'December 31, 1998'],
    ] as const) {
      await test.step(`a visitor reads it in ${locale}`, async () => {
        await open(page, inLanguage(`/?event=${String(made)}`, locale));
        const event = page.getByRole('dialog').getByRole('listitem').filter({ hasText: shown });
        await expect(event).toContainText(date);
        await expect(event).toContainText('1,250');
        await expect(event).toContainText('Ambato, Ecuador');
      });
    }
  });

  test('a picture of the site is replaced by its place, with what matters in it, and taken back', async ({ page }) => {
    const main = page.getByRole('main');
    const gallery = main.getByRole('img', { name: descriptions.es });
    const card = page.locator('[data-slot="retreat-6"]');

    await open(page, inLanguage('/admin?tab=pictures', 'es'));
    await expect(page.getByRole('heading', { level: 2, name: 'Fotos del sitio' })).toBeVisible();
    await expect(card.getByRole('img').or(card.locator('img'))).toBeVisible();
    await scrollThrough(page);
    await expectAccessible(page);
    await expectHeadingsInOrder(page);
    expect(await horizontalOverflow(page)).toBe(0);
    const before = await card.locator('img').getAttribute('src');

    await test.step('one tap replaces it', async () => {
      const chooser = page.waitForEvent('filechooser');
      await card.getByRole('button', { name: 'Cambiar: Foto 6 del retiro' }).click();
      await (await chooser).setFiles(photo);
      await expect(card.getByText('Listo: los visitantes ya ven el cambio.', { exact: true })).toBeVisible();
      await expect(card.locator('img')).not.toHaveAttribute('src', before ?? '');
    });

    await test.step('its description is asked for, because the old one told of another picture', async () => {
      const description = card.getByLabel('Descripción en español');
      await expect(description).toBeFocused();
      await expect(card.getByText('La foto es otra. ¿La descripción todavía le corresponde?')).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      await expectAccessible(page);
      await description.fill('Una pareja camina de la mano');
      await card.getByLabel('Descripción en inglés').fill('A couple walks hand in hand');
      await card.getByRole('button', { name: 'Guardar' }).click();
      await expect(card.getByText('La descripción quedó guardada.', { exact: true })).toBeVisible();
      for (const [locale, name] of [
        ['es', 'Una pareja camina de la mano'],
        ['en', 'A couple walks hand in hand'],
      ] as const) {
        await open(page, inLanguage('/mens-ministry', locale));
        await expect(main.getByRole('img', { name })).toHaveCount(1);
      }
      await open(page, inLanguage('/admin?tab=pictures', 'es'));
    });

    await test.step('a tap on what matters keeps it in view on the site', async () => {
      await card.getByRole('button', { name: 'Lo importante de la foto: Foto 6 del retiro' }).click();
      const spot = card.getByRole('slider', { name: 'Punto más importante' });
      const { width = 0, height = 0 } = (await spot.boundingBox()) ?? {};
      await spot.click({ position: { x: width * 0.1, y: height * 0.5 } });
      await expect(spot).toHaveAttribute('aria-valuenow', '10');
      expect(await horizontalOverflow(page)).toBe(0);
      await expectAccessible(page);
      await card.getByRole('button', { name: 'Guardar el punto' }).click();
      await expect(card.getByText('El punto quedó guardado.', { exact: true })).toBeVisible();

      await open(page, inLanguage('/mens-ministry', 'es'));
      const replaced = main.getByRole('img', { name: 'Una pareja camina de la mano' });
      await expect(replaced).toHaveCSS('object-position', '10% 50%');
    });

    await test.step('and it can be taken back', async () => {
      await open(page, inLanguage('/admin?tab=pictures', 'es'));
      await card.getByRole('button', { name: 'Volver a lo anterior: Foto 6 del retiro' }).click();
      await expect(card.getByText('Listo: volvió lo anterior.', { exact: true })).toBeVisible();
      await card.getByLabel('Descripción en español').fill(descriptions.es);
      await card.getByLabel('Descripción en inglés').fill(descriptions.en);
      await card.getByRole('button', { name: 'Guardar' }).click();
      await expect(card.getByText('La descripción quedó guardada.', { exact: true })).toBeVisible();
      await open(page, inLanguage('/mens-ministry', 'es'));
      await expect(gallery).toHaveCSS('object-position', '50% 50%');
    });
  });

  test('a video of the site is replaced by one that this browser can play, with its poster, and taken back', async ({
    page,
  }) => {
    const card = page.locator('[data-slot="promo-video"]');
    await open(page, inLanguage('/admin?tab=pictures', 'es'));
    const chooser = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: /^Cambiar: / }).click();
    await (await chooser).setFiles(film);
    await expect(card.getByText('Listo: los visitantes ya ven el cambio.', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: /^Volver a lo anterior: / }).click();
    await expect(card.getByText('Listo: volvió lo anterior.', { exact: true })).toBeVisible();
  });
});
