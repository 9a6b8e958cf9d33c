import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { libraryFile, publishChange } from './support/editor';
import { siteMap } from './support/head';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { open } from './support/open';
import { runningStack } from './support/stack';

const path = '/marriage-ministry';
const words = {
  en: {
    title: 'Marriage ministry',
    sections: [
      'Two people and a promise',
      'How we can walk with you',
      'If you are not safe at home',
      'Four principles from Scripture',
      'Three building blocks for ordinary weeks',
      'From our gatherings',
      'Talk with someone',
    ],
    services: [
      'Pre-marriage counseling',
      'Marriage enrichment',
      'Crisis intervention',
      'Workshops',
      'Mentor couples',
      'Renewal ceremonies',
    ],
    schedule: 'Schedule Counseling',
    missing: 'Photo not found',
    position: 'Photo 2 of 6',
    next: 'Photo 3 of 6',
    back: 'Back to Home',
  },
  es: {
    title: 'Ministerio matrimonial',
    sections: [
      'Dos personas y una promesa',
      'Cómo podemos acompañarles',
      'Si en su casa usted corre peligro',
      'Cuatro principios de la Escritura',
      'Tres pilares para las semanas comunes',
      'De nuestros encuentros',
      'Hable con alguien',
    ],
    services: [
      'Consejería prematrimonial',
      'Enriquecimiento matrimonial',
      'Intervención en crisis',
      'Talleres',
      'Parejas mentoras',
      'Renovación de votos',
    ],
    schedule: 'Agendar consejería',
    missing: 'Foto no encontrada',
    position: 'Foto 2 de 6',
    next: 'Foto 3 de 6',
    back: 'Volver al inicio',
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const section = (page: Page, text: Words, index: number) =>
  page.getByRole('region', { name: text.sections[index] ?? '', exact: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

inEachLanguage((locale) => {
  const text = words[locale];

  test.describe('with a photo that does not arrive', () => {
    test.use({ expectedConsole: [/404/] });

    test('the ministry shows all that it has to say and its photos closer, and leads back home', async ({ page }) => {
      expect(await siteMap()).toContain(runningStack().url + inLanguage(path, locale));
      const photos = section(page, text, 5).getByRole('listitem');

      await test.step('its sections, in their order', async () => {
        await open(page, inLanguage(path, locale));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...text.sections]);
        await expect(section(page, text, 1).getByRole('heading', { level: 3 })).toHaveText([...text.services]);
        await expect(section(page, text, 3).getByRole('listitem')).toHaveCount(4);
        await expect(section(page, text, 3).getByRole('figure')).toHaveCount(4);
        await expect(section(page, text, 4).getByRole('listitem')).toHaveCount(3);
        await expect(photos).toHaveCount(6);
        await expectHeadingsInOrder(page);
      });

      await test.step('whoever is not safe at home is told so before the form is offered', async () => {
        const tops = await Promise.all(
          [section(page, text, 2), page.getByRole('button', { name: text.schedule })].map((place) =>
            place.boundingBox(),
          ),
        );
        expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? 0);
      });

      await test.step('photos are looked at closer, with the keyboard as well', async () => {
        const photo = section(page, text, 5).getByRole('link').nth(1);
        await photo.click();
        await expect(page.getByRole('dialog', { name: text.position })).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('dialog', { name: text.next })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(photo).toBeFocused();
      });

      await test.step('the place of a photo that does not arrive says so, and the others are still looked at', async () => {
        const address = await section(page, text, 5).locator('img').nth(3).getAttribute('src');
        const file = /[^/?]+(?=\.\w+(?:\?|$))/.exec(address ?? '')?.[0] ?? '';
        expect(file).not.toBe('');
        await page.route(`**/*${file}*`, (route) => route.fulfill({ status: 404 }));
        await page.reload();
        await page.locator('html[data-hydrated]').waitFor();
        await photos.nth(3).scrollIntoViewIfNeeded();
        await expect(photos.nth(3)).toHaveText(text.missing);
        await expect(photos.getByRole('link')).toHaveCount(5);
        await photos.nth(4).getByRole('link').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });

      await test.step('it leads back home', async () => {
        await page.getByRole('main').getByRole('link', { name: text.back }).click();
        await expect(page).toHaveURL(/\/$/);
        await expect(page.locator('#home')).toBeVisible();
      });
    });
  });
});

const gallery = v.array(v.looseObject({ alt: v.string() }));

// One edit of the shared site is enough, and the first HTML of the next load shows it.
test.describe('the first HTML', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an editor’s change of a photo is on the next load, in its language alone',
    { tag: '@desktop' },
    async ({ page }) => {
      const pictures = async (locale: 'en' | 'es') => {
        await page.goto(inLanguage(path, locale));
        return section(page, words[locale], 5)
          .locator('img')
          .evaluateAll((found) => found.map((image) => [image.getAttribute('src'), image.getAttribute('alt')]));
      };
      const english = await pictures('en');
      const spanish = await pictures('es');
      const file = await libraryFile('retreat-image5');
      const alt = 'Un cielo encendido sobre cerros oscuros';
      const undo = await publishChange('marriage-ministry-page', 'es', (entry) => {
        const photos = v.parse(gallery, entry['gallery']);
        return {
          ...entry,
          gallery: photos.map((photo, index) => (index === 0 ? { ...photo, image: file, alt } : photo)),
        };
      });
      try {
        const changed = await pictures('es');
        expect(changed[0]).toEqual([expect.stringContaining('retreat_image5'), alt]);
        expect(changed.slice(1)).toEqual(spanish.slice(1));
        expect(await pictures('en')).toEqual(english);
      } finally {
        await undo();
      }
    },
  );
});
