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
    request: 'Request marriage counseling',
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
    request: 'Solicitar consejería matrimonial',
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

  test('the ministry shows all that it has to say', async ({ page }) => {
    await open(page, inLanguage(path, locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...text.sections]);
    await expect(section(page, text, 1).getByRole('heading', { level: 3 })).toHaveText([...text.services]);
    await expect(section(page, text, 3).getByRole('listitem')).toHaveCount(4);
    await expect(section(page, text, 3).getByRole('figure')).toHaveCount(4);
    await expect(section(page, text, 4).getByRole('listitem')).toHaveCount(3);
    await expect(section(page, text, 5).getByRole('listitem')).toHaveCount(6);
    await expectHeadingsInOrder(page);
  });

  test('whoever is not safe at home is told so before the form is offered', async ({ page }) => {
    await open(page, inLanguage(path, locale));
    const tops = await Promise.all(
      [section(page, text, 2), page.getByRole('button', { name: text.schedule })].map((place) => place.boundingBox()),
    );
    expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? 0);
  });

  test('photos are looked at closer, with the keyboard as well', async ({ page }) => {
    await open(page, inLanguage(path, locale));
    const photo = section(page, text, 5).getByRole('link').nth(1);
    await photo.click();
    await expect(page.getByRole('dialog', { name: text.position })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: text.next })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(photo).toBeFocused();
  });

  test('counseling is asked for in a dialog that gives the focus back', async ({ page }) => {
    await open(page, inLanguage(path, locale));
    const button = page.getByRole('button', { name: text.schedule });
    await button.click();
    await expect(page.getByRole('dialog', { name: text.request })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('it leads back home, and stands in the site map', async ({ page }) => {
    expect(await siteMap()).toContain(runningStack().url + inLanguage(path, locale));
    await open(page, inLanguage(path, locale));
    await page.getByRole('main').getByRole('link', { name: text.back }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('#home')).toBeVisible();
  });

  test.describe('with a photo that does not arrive', () => {
    test.use({ expectedConsole: [/404/] });

    test('its place says so, and the others can still be looked at', async ({ page }) => {
      await open(page, inLanguage(path, locale));
      const address = await section(page, text, 5).locator('img').nth(3).getAttribute('src');
      const file = /[^/?]+(?=\.\w+(?:\?|$))/.exec(address ?? '')?.[0] ?? '';
      expect(file).not.toBe('');
      await page.route(`**/*${file}*`, (route) => route.fulfill({ status: 404 }));
      await page.reload();
      const photos = section(page, text, 5).getByRole('listitem');
      await photos.nth(3).scrollIntoViewIfNeeded();
      await expect(photos.nth(3)).toHaveText(text.missing);
      await expect(photos.getByRole('link')).toHaveCount(5);
      await photos.nth(4).getByRole('link').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
});

const gallery = v.array(v.looseObject({ alt: v.string() }));

// One edit of the shared site is enough.
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, photos are links, and there is an address to write to', async ({ page }) => {
    const text = words.es;
    await page.goto(inLanguage(path, 'es'));
    for (const name of text.sections) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.getByRole('button', { name: text.schedule })).toBeHidden();
    await expect(section(page, text, 6).getByRole('link', { name: /@/ })).toBeVisible();
    const href = await section(page, text, 5).getByRole('link').first().getAttribute('href');
    expect((await page.request.get(href ?? '')).headers()['content-type']).toMatch(/^image\//);
  });
});
