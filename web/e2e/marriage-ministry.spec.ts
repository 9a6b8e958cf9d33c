import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { demoContent } from './support/demo-content';
import { expectEditInSpanishAlone, libraryFile } from './support/editor';
import { siteMap } from './support/head';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { expectLinkHome, expectPhotoEnlarged, expectMissingPhotoText, sectionOf } from './support/ministry';
import { open } from './support/open';
import { runningStack } from './support/stack';

const path = '/marriage-ministry';
const words = {
  en: {
    title: 'Marriage ministry',
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
  },
  es: {
    title: 'Ministerio matrimonial',
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
  },
} as const;

function sectionsOf(page: Page, locale: Locale) {
  const [, services, danger, principles, pillars, photos] = demoContent[locale].marriage;
  return {
    services: sectionOf(page, services),
    danger: sectionOf(page, danger),
    principles: sectionOf(page, principles),
    pillars: sectionOf(page, pillars),
    photos: sectionOf(page, photos),
  };
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

inEachLanguage((locale) => {
  const text = words[locale];

  test.describe('with a photo that fails to load', () => {
    test('the ministry’s page shows its content, enlarges its photos, and links back home', async ({ page }) => {
      expect(await siteMap()).toContain(runningStack().url + inLanguage(path, locale));
      const sections = sectionsOf(page, locale);
      const photos = sections.photos.getByRole('listitem');

      await test.step('its sections, in their order', async () => {
        await open(page, inLanguage(path, locale));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
          ...demoContent[locale].marriage,
        ]);
        await expect(sections.services.getByRole('heading', { level: 3 })).toHaveText([...text.services]);
        await expect(sections.principles.getByRole('listitem')).toHaveCount(4);
        await expect(sections.principles.getByRole('figure')).toHaveCount(4);
        await expect(sections.pillars.getByRole('listitem')).toHaveCount(3);
        await expect(photos).toHaveCount(6);
        await expectHeadingsInOrder(page);
      });

      await test.step('help for people who are not safe at home comes before the form', async () => {
        const tops = await Promise.all(
          [sections.danger, page.getByRole('button', { name: text.schedule })].map((place) => place.boundingBox()),
        );
        expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? 0);
      });

      await test.step('photos are looked at closer, with the keyboard as well', async () => {
        const photo = sections.photos.getByRole('link').nth(1);
        await photo.click();
        await expect(page.getByRole('dialog', { name: text.position })).toBeVisible();
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('dialog', { name: text.next })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(photo).toBeFocused();
      });

      await test.step('the place of a photo that does not arrive says so, and the others are still looked at', async () => {
        const address = await sections.photos.locator('img').nth(3).getAttribute('src');
        const file = /[^/?]+(?=\.\w+(?:\?|$))/.exec(address ?? '')?.[0] ?? '';
        expect(file).not.toBe('');
        await expectMissingPhotoText(page, { file, place: photos.nth(3), words: text.missing });
        await expect(photos.getByRole('link')).toHaveCount(5);
        await expectPhotoEnlarged(page, photos.nth(4).getByRole('link'), () => expectAccessible(page));
      });

      await test.step('it leads back home', () => expectLinkHome(page, locale));
    });
  });
});

const gallery = v.array(v.looseObject({ alt: v.string() }));

// In one language and without a browser: the site is shared, and the HTML shows the change.
test.describe('the first HTML', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an editor’s change of a photo is shown on the next load, in that language only',
    { tag: '@desktop' },
    async ({ page }) => {
      const file = await libraryFile('retreat-image5');
      const alt = 'Un cielo encendido sobre cerros oscuros';
      await expectEditInSpanishAlone({
        noun: 'marriage-ministry-page',
        look: async (locale) => {
          await page.goto(inLanguage(path, locale));
          return sectionsOf(page, locale)
            .photos.locator('img')
            .evaluateAll((found) => found.map((image) => [image.getAttribute('src'), image.getAttribute('alt')]));
        },
        change: (entry) => {
          const photos = v.parse(gallery, entry['gallery']);
          return {
            ...entry,
            gallery: photos.map((photo, index) => (index === 0 ? { ...photo, image: file, alt } : photo)),
          };
        },
        changed: (before) => [[expect.stringContaining('retreat_image5'), alt], ...before.slice(1)],
      });
    },
  );
});
