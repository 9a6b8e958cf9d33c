import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { demoContent } from './support/demo-content';
import { expectEditInSpanishAlone } from './support/editor';
import { siteMap } from './support/head';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { expectLinkHome, expectPhotoEnlarged, expectMissingPhotoText, sectionOf } from './support/ministry';
import { open } from './support/open';
import { runningStack } from './support/stack';

const path = '/mens-ministry';
const words = {
  en: {
    title: 'Men’s ministry',
    areas: ['Identity', 'Leadership', 'Unity', 'The gospel'],
    facts: ['DateAugust 15–17, 2025', 'AttendanceOver 350 men', 'ThemeStanding firm in the faith'],
    figures: ['repentances or restorations25', 'baptismsMany', 'documented healings7'],
    keyVerse: '1 Corinthians 16:13-14',
    stories: ['Salvation', 'Baptism', 'Healing'],
    missing: 'Retreat Photo 3',
    menu: ['Ministries', 'Men’s'],
    openMenu: 'Open menu',
  },
  es: {
    title: 'Ministerio de hombres',
    areas: ['Identidad', 'Liderazgo', 'Unidad', 'El evangelio'],
    facts: ['Fecha15 al 17 de agosto de 2025', 'AsistenciaMás de 350 hombres', 'TemaFirmes en la fe'],
    figures: ['arrepentimientos o restauraciones25', 'bautismosMuchos', 'sanidades documentadas7'],
    keyVerse: '1 Corintios 16:13-14',
    stories: ['Salvación', 'Bautismo', 'Sanidad'],
    missing: 'Foto del retiro 3',
    menu: ['Ministerios', 'Hombres'],
    openMenu: 'Abrir el menú',
  },
} as const;

function sectionsOf(page: Page, locale: Locale) {
  const [, areas, retreat, stories, photos] = demoContent[locale].men;
  return {
    areas: sectionOf(page, areas),
    retreat: sectionOf(page, retreat),
    stories: sectionOf(page, stories),
    photos: sectionOf(page, photos),
  };
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

inEachLanguage((locale) => {
  const text = words[locale];

  test.describe('with a photo that fails to load', () => {
    test('the ministry’s page is linked from the navigation, shows its content, and links back home', async ({
      page,
    }) => {
      expect(await siteMap()).toContain(runningStack().url + inLanguage(path, locale));
      const { areas, retreat, stories, photos } = sectionsOf(page, locale);

      await test.step('it is reached from the navigation and shows all', async () => {
        await open(page, inLanguage('/resources', locale));
        const bar = page.getByRole('navigation').first();
        const menu = bar.getByRole('button', { name: text.openMenu });
        if (await menu.isVisible()) await menu.click();
        await bar.getByRole('button', { name: text.menu[0] }).click();
        await bar.getByRole('link', { name: text.menu[1], exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);

        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
          ...demoContent[locale].men,
        ]);
        await expect(areas.getByRole('heading', { level: 3 })).toHaveText([...text.areas]);
        await expect(retreat.locator('dl > div')).toHaveText([...text.facts, ...text.figures]);
        if (await menu.isVisible()) {
          // On a phone all labels are aligned, however long the figures are.
          const words = await retreat.locator('dl').last().locator('dt').all();
          const starts = await Promise.all(words.map(async (word) => Math.round((await word.boundingBox())?.x ?? -1)));
          expect(new Set(starts).size, String(starts)).toBe(1);
        }
        await expect(retreat.getByRole('figure')).toContainText(text.keyVerse);
        await expect(stories.getByRole('heading', { level: 3 })).toHaveText([...text.stories]);
        await expect(stories.locator('blockquote')).toHaveCount(3);
        await expect(photos.getByRole('link')).toHaveCount(6);
        await expectHeadingsInOrder(page);
      });

      await test.step('the place of a photo that does not arrive names it, and the others are still looked at', async () => {
        const places = photos.getByRole('listitem');
        await expectMissingPhotoText(page, { file: 'retreat_image3', place: places.nth(2), words: text.missing });
        await expect(places.getByRole('link')).toHaveCount(5);
        await expectPhotoEnlarged(page, places.first().getByRole('link'));
      });

      await test.step('it leads back home', () => expectLinkHome(page, locale));
    });
  });
});

const retreatSchema = v.looseObject({ testimonies: v.array(v.looseObject({ text: v.string() })) });

// In one language and without a browser: the site is shared, and the HTML shows the change.
test.describe('the first HTML', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an editor’s change of a testimony is shown on the next load, in that language only',
    { tag: '@desktop' },
    async ({ page }) => {
      const text = '“Fui a cocinar, y esa noche fui yo quien comió.”';
      await expectEditInSpanishAlone({
        noun: 'mens-ministry-page',
        look: async (locale) => {
          await page.goto(inLanguage(path, locale));
          return sectionsOf(page, locale).stories.locator('blockquote').allTextContents();
        },
        change: (entry) => {
          const retreat = v.parse(retreatSchema, entry['retreat']);
          const testimonies = retreat.testimonies.map((story, index) => (index === 1 ? { ...story, text } : story));
          return { ...entry, retreat: { ...retreat, testimonies } };
        },
        changed: ([first, , third]) => [first, text, third],
      });
    },
  );
});
