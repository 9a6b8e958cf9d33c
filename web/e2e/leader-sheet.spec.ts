import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open } from './support/open';

const slug = 'grief-counseling';
const words = {
  en: {
    sheet: 'Leader’s sheet',
    title: 'Grief Counseling',
    total: /^1\sh\s20\smin in all$/,
    last: 'minute 75–80',
    parts: [
      'Before the meeting',
      'The meeting',
      'Questions to talk about',
      'Passages of this module',
      'Action items to choose from',
    ],
    question: 'Which well-meant sentences made it heavier?',
    back: 'To the module',
    none: 'There is no leader’s sheet at this address',
    course: 'To the training course',
  },
  es: {
    sheet: 'Hoja para líderes',
    title: 'Consejería en el duelo',
    total: /^1\sh\s20\smin en total$/,
    last: 'minuto 75–80',
    parts: [
      'Antes de la reunión',
      'La reunión',
      'Preguntas para conversar',
      'Pasajes de este módulo',
      'Pasos a seguir para elegir',
    ],
    question: '¿Qué frases bien intencionadas hicieron más pesada la carga?',
    back: 'Al módulo',
    none: 'No hay ninguna hoja para líderes en esta dirección',
    course: 'Al curso de formación',
  },
} as const;

const modules = v.object({ data: v.array(v.object({ slug: v.string() })) });
inOneLanguage('en', (locale) => {
  const text = words[locale];

  test('who leads a group finds a meeting for each module, with times and questions', async ({ page }) => {
    await open(page, inLanguage(`/resources?module=${slug}`, locale));
    await page.getByRole('link', { name: text.sheet }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...text.parts]);
    await expect(page.getByText(text.total)).toBeVisible();
    await expect(page.getByText(text.last)).toBeVisible();
    await expect(page.getByText(text.question)).toBeVisible();
    await expectHeadingsInOrder(page);
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toBe(0);

    const html = await (await page.request.get(inLanguage(`/leader-sheet?module=${slug}`, locale))).text();
    expect(html).toContain(text.question);

    await page.getByRole('link', { name: text.back }).click();
    await expect(page.getByRole('link', { name: text.sheet })).toBeVisible();
  });

  test('every sheet is printed on one page, without buttons', { tag: night }, async ({ page }) => {
    const list = await page.request.get('/api/training-modules?locale=en&fields=slug');
    const { data } = v.parse(modules, await list.json());
    expect(data).toHaveLength(8);
    for (const module of data) {
      await open(page, inLanguage(`/leader-sheet?module=${module.slug}`, locale));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
      for (const format of ['A4', 'Letter']) {
        const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
        expect(pages, `${module.slug} on ${format}`).toHaveLength(1);
      }
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('paper begins at its top with the address, where the screen offers the other language', async ({ page }) => {
    await open(page, inLanguage('/leader-sheet?module=hospital-visitation', locale));
    await page.evaluate(() => {
      document.documentElement.dataset['languageOffer'] = 'en';
    });
    await page.emulateMedia({ media: 'print' });
    const address = page.getByText(`/leader-sheet?module=hospital-visitation&lang=${locale}`);
    await expect(address).toBeVisible();
    await expect.poll(() => address.evaluate((line) => line.getBoundingClientRect().top)).toBe(0);
  });

  test('an address without a sheet says so and leads on', async ({ page }) => {
    for (const address of ['/leader-sheet', '/leader-sheet?module=no-such-module']) {
      await open(page, inLanguage(address, locale));
      await expect(page.getByText(text.none)).toBeVisible();
      await expect(page.getByRole('link', { name: text.course })).toBeVisible();
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    }
  });
});
