import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { publishChange } from './support/editor';
import { siteMap } from './support/head';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { open } from './support/open';
import { runningStack } from './support/stack';

const path = '/mens-ministry';
const words = {
  en: {
    title: 'Men’s ministry',
    sections: [
      'Known by three others',
      'What we work on',
      'Men’s Retreat 2025',
      'Three stories from that weekend',
      'Photos of the retreat',
    ],
    areas: ['Identity', 'Leadership', 'Unity', 'The gospel'],
    facts: ['DateAugust 15–17, 2025', 'AttendanceOver 350 men', 'ThemeStanding firm in the faith'],
    figures: ['repentances or restorations25', 'baptismsMany', 'documented healings7'],
    keyVerse: '1 Corinthians 16:13-14',
    stories: ['Salvation', 'Baptism', 'Healing'],
    missing: 'Retreat Photo 3',
    back: 'Back to Home',
    menu: ['Ministries', 'Men’s'],
    openMenu: 'Open menu',
  },
  es: {
    title: 'Ministerio de hombres',
    sections: [
      'Que tres le conozcan',
      'En qué trabajamos',
      'Retiro de hombres 2025',
      'Tres historias de ese fin de semana',
      'Fotos del retiro',
    ],
    areas: ['Identidad', 'Liderazgo', 'Unidad', 'El evangelio'],
    facts: ['Fecha15 al 17 de agosto de 2025', 'AsistenciaMás de 350 hombres', 'TemaFirmes en la fe'],
    figures: ['arrepentimientos o restauraciones25', 'bautismosMuchos', 'sanidades documentadas7'],
    keyVerse: '1 Corintios 16:13-14',
    stories: ['Salvación', 'Bautismo', 'Sanidad'],
    missing: 'Foto del retiro 3',
    back: 'Volver al inicio',
    menu: ['Ministerios', 'Hombres'],
    openMenu: 'Abrir el menú',
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

    test('the ministry is reached from the navigation, shows all that it has to say, and leads back home', async ({
      page,
    }) => {
      expect(await siteMap()).toContain(runningStack().url + inLanguage(path, locale));

      await test.step('it is reached from the navigation and shows all', async () => {
        await open(page, inLanguage('/resources', locale));
        const bar = page.getByRole('navigation').first();
        const menu = bar.getByRole('button', { name: text.openMenu });
        if (await menu.isVisible()) await menu.click();
        await bar.getByRole('button', { name: text.menu[0] }).click();
        await bar.getByRole('link', { name: text.menu[1], exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);

        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...text.sections]);
        await expect(section(page, text, 1).getByRole('heading', { level: 3 })).toHaveText([...text.areas]);
        const retreat = section(page, text, 2);
        await expect(retreat.locator('dl > div')).toHaveText([...text.facts, ...text.figures]);
        await expect(retreat.getByRole('figure')).toContainText(text.keyVerse);
        const stories = section(page, text, 3);
        await expect(stories.getByRole('heading', { level: 3 })).toHaveText([...text.stories]);
        await expect(stories.locator('blockquote')).toHaveCount(3);
        await expect(section(page, text, 4).getByRole('link')).toHaveCount(6);
        await expectHeadingsInOrder(page);
      });

      await test.step('the place of a photo that does not arrive names it, and the others are still looked at', async () => {
        await page.route('**/uploads/*retreat_image3*', (route) => route.fulfill({ status: 404 }));
        await page.reload();
        await page.locator('html[data-hydrated]').waitFor();
        const photos = section(page, text, 4).getByRole('listitem');
        await photos.nth(2).scrollIntoViewIfNeeded();
        await expect(photos.nth(2)).toHaveText(text.missing);
        await expect(photos.getByRole('link')).toHaveCount(5);
        await photos.first().getByRole('link').click();
        await expect(page.getByRole('dialog')).toBeVisible();
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

const retreatSchema = v.looseObject({ testimonies: v.array(v.looseObject({ text: v.string() })) });

// One edit of the shared site is enough, and the first HTML of the next load shows it.
test.describe('the first HTML', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an editor’s change of a testimony is on the next load, in its language alone',
    { tag: '@desktop' },
    async ({ page }) => {
      const stories = async (locale: 'en' | 'es') => {
        await page.goto(inLanguage(path, locale));
        return section(page, words[locale], 3).locator('blockquote').allTextContents();
      };
      const english = await stories('en');
      const spanish = await stories('es');
      const text = '“Fui a cocinar, y esa noche fui yo quien comió.”';
      const undo = await publishChange('mens-ministry-page', 'es', (entry) => {
        const retreat = v.parse(retreatSchema, entry['retreat']);
        const testimonies = retreat.testimonies.map((story, index) => (index === 1 ? { ...story, text } : story));
        return { ...entry, retreat: { ...retreat, testimonies } };
      });
      try {
        expect(await stories('es')).toEqual([spanish[0], text, spanish[2]]);
        expect(await stories('en')).toEqual(english);
      } finally {
        await undo();
      }
      expect(await stories('es')).toEqual(spanish);
    },
  );
});
