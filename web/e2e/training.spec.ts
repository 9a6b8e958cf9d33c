import type { Page, Request, Route } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { deferred } from './support/deferred';
import { byDayOn, expect, inOneLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const slug = 'grief-counseling';
const words = {
  en: {
    tab: 'Training',
    titles: [
      'Hospital Visitation',
      'Pastoral Counseling 101',
      'Premarital Counseling',
      'Marriage Counseling',
      'Leading Weddings & Rehearsals',
      'Grief Counseling',
      'Depression & Suicidal Thoughts',
      'Funerals & Memorial Services',
    ],
    start: 'Start Module',
    about: 'About this training',
    passage: '1 Corinthians 12:22-26',
    translation: 'World English Bible',
    sections: [
      'Overview',
      'Numbers to call',
      'Key principles',
      'Best practices',
      'A personal story',
      'Scripture references',
      'Action items',
      'Your notes',
    ],
    example: 'This story is an example until the ministry tells its own.',
    dos: 'Do',
    donts: 'Don’t',
    back: 'Back to all modules',
    previous: 'Previous module',
    next: 'Next module',
    quiz: 'Start Quiz',
    unknown: 'We couldn’t find that module',
    cover: /^An empty wooden chair/,
  },
  es: {
    tab: 'Formación',
    titles: [
      'Visitación hospitalaria',
      'Fundamentos de consejería pastoral',
      'Consejería prematrimonial',
      'Consejería matrimonial',
      'Dirección de bodas y ensayos',
      'Consejería en el duelo',
      'Depresión y pensamientos suicidas',
      'Funerales y servicios conmemorativos',
    ],
    start: 'Comenzar el módulo',
    about: 'Acerca de esta formación',
    passage: '1 Corintios 12:22-26',
    translation: 'Reina-Valera 1909',
    sections: [
      'Panorama',
      'Números para llamar',
      'Principios clave',
      'Buenas prácticas',
      'Una historia personal',
      'Pasajes bíblicos',
      'Pasos a seguir',
      'Sus notas',
    ],
    example: 'Esta historia es un ejemplo mientras el ministerio no cuente la suya.',
    dos: 'Qué hacer',
    donts: 'Qué evitar',
    back: 'Volver a los módulos',
    previous: 'Módulo anterior',
    next: 'Módulo siguiente',
    quiz: 'Comenzar cuestionario',
    unknown: 'No encontramos ese módulo',
    cover: /^Una silla de madera vacía/,
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const startLink = (page: Page, text: Words, index: number) =>
  page.getByRole('link', { name: `${text.start} ${text.titles[index] ?? ''}`, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
inOneLanguage('en', (locale) => {
  const text = words[locale];
  const grief = text.titles[5];

  test('the course can be studied by mouse and by keyboard, and every step has a way back', async ({ page }) => {
    const panel = page.getByRole('tabpanel');

    await test.step('the keyboard alone opens a module and returns', async () => {
      await open(page, inLanguage('/resources', locale));
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: text.tab })).toBeFocused();
      await expect(startLink(page, text, 0)).toBeVisible();
      // The tab panel, where to begin, the study plan, the button that keeps the course, then the first card's link.
      for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
      await expect(startLink(page, text, 0)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(title(page)).toHaveText(text.titles[0]);
      await expect(title(page)).toBeFocused();
      // The tab order follows the visual order.
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('link', { name: text.back }).first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(startLink(page, text, 0)).toBeFocused();
    });

    await test.step('the tab shows all modules, and what the course is', async () => {
      await page.getByRole('tab').first().click();
      await expect(startLink(page, text, 0)).toHaveCount(0);
      await page.getByRole('tab', { name: text.tab }).click();
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText([...text.titles]);
      await expect(panel.getByRole('article').first().getByRole('link')).toHaveCount(1);
      const about = panel.getByRole('region', { name: text.about });
      await expect(about).toContainText('32');
      await expect(about.getByRole('figure').filter({ hasText: text.passage })).toContainText(text.translation);
    });

    await test.step('a module is opened from its card and studied', async () => {
      await startLink(page, text, 5).click();
      await expect(title(page)).toHaveText(grief);
      await expect(title(page)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`module=${slug}`));
      await expect(page).toHaveTitle(new RegExp(grief));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole('img', { name: text.cover })).toBeVisible();
      for (const section of text.sections) {
        await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
      }
      await expect(page.getByRole('region', { name: text.sections[2] }).getByRole('listitem')).toHaveCount(5);
      await expect(page.getByRole('region', { name: text.dos, exact: true }).getByRole('listitem')).toHaveCount(7);
      await expect(page.getByRole('region', { name: text.donts, exact: true }).getByRole('listitem')).toHaveCount(7);
      await expect(page.getByRole('region', { name: text.sections[6] }).getByRole('listitem')).toHaveCount(4);
      await expect(page.getByRole('region', { name: text.dos, exact: true }).locator('li strong')).toHaveCount(7);
      await expect(page.getByRole('region', { name: text.sections[4] })).toContainText(text.example);
      const passages = page.getByRole('region', { name: text.sections[5] }).getByRole('figure');
      expect(await passages.count()).toBeGreaterThanOrEqual(4);
      await expect(passages.filter({ hasText: text.translation })).toHaveCount(await passages.count());
    });

    await test.step(`the browser's Back closes the quiz, then the module`, async () => {
      await page.getByRole('button', { name: text.quiz }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(/quiz=1/);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(title(page)).toHaveText(grief);
      await page.goBack();
      await expect(startLink(page, text, 5)).toBeFocused();
    });

    await test.step('a module is left by its own button', async () => {
      await startLink(page, text, 5).click();
      await expect(title(page)).toHaveText(grief);
      await page.getByRole('link', { name: text.back }).last().click();
      await expect(startLink(page, text, 5)).toBeFocused();
      await expect(page).toHaveURL(/tab=training/);
      await expect(page).not.toHaveURL(/module=/);
    });

    await test.step('the course goes on from module to module', async () => {
      await startLink(page, text, 0).click();
      await expect(title(page)).toHaveText(text.titles[0]);
      await expect(page.getByRole('link', { name: text.previous })).toHaveCount(0);
      await page.getByRole('link', { name: text.next }).click();
      await expect(title(page)).toHaveText(text.titles[1]);
      await expect(title(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.getByRole('link', { name: text.previous }).click();
      await expect(title(page)).toHaveText(text.titles[0]);
    });
  });

  test('a module has an address that can be shared, is complete in the HTML, and can be printed', async ({ page }) => {
    await test.step('the address', async () => {
      const html = await (await page.request.get(inLanguage(`/resources?module=${slug}`, locale))).text();
      for (const section of [grief, ...text.sections]) expect(html).toContain(section);
      await open(page, inLanguage(`/resources?module=${slug}`, locale));
      await expect(title(page)).toHaveText(grief);
      await expect(title(page)).not.toBeFocused();
    });

    await test.step('printed it is its text, its name and its address, and nothing to click', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(title(page)).toBeVisible();
      for (const section of text.sections.slice(0, -1)) {
        await expect(page.getByRole('heading', { name: section })).toBeVisible();
      }
      // A handout is for others too.
      await expect(page.getByRole('heading', { name: text.sections.at(-1) ?? '' })).toBeHidden();
      await expect(page.getByText(text.example)).toBeVisible();
      await expect(page.getByText(new RegExp(`/resources\\?module=${slug}&lang=${locale}$`))).toBeVisible();
      for (const role of ['navigation', 'contentinfo', 'button'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      // Of all links only the crisis numbers are printed.
      await expect(page.locator('a:not([href^="tel:"], [href^="sms:"])').filter({ visible: true })).toHaveCount(0);
      const colours = await title(page).evaluate((heading) => {
        const { color, fontFamily } = getComputedStyle(heading);
        return { color, fontFamily, header: getComputedStyle(heading.closest('header') ?? heading).backgroundImage };
      });
      expect(colours).toMatchObject({ color: 'rgb(0, 0, 0)', header: 'none' });
      expect(colours.fontFamily).toContain('serif');
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('it leads to the course', async () => {
      await page.getByRole('link', { name: text.back }).first().click();
      await expect(startLink(page, text, 5)).toBeFocused();
    });

    await test.step('after the last module comes none', async () => {
      await open(page, inLanguage('/resources?module=funerals-memorial-services', locale));
      await expect(page.getByRole('link', { name: text.next })).toHaveCount(0);
      await expect(page.getByRole('link', { name: text.previous })).toContainText(text.titles[6]);
    });

    await test.step('an address that names no module shows the course and says why', async () => {
      const answer = await open(page, inLanguage('/resources?module=no-such-module', locale));
      expect(answer?.status()).toBe(200);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      await expect(page.getByRole('tabpanel').getByText(text.unknown)).toBeVisible();
      await expect(page.getByRole('tab', { name: text.tab, selected: true })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
    });
  });
});

test('a module without a quiz and a story has no gaps', { tag: byDayOn('@phone') }, async ({ page }) => {
  await page.route(`**/api/training-modules/${slug}?*`, async (route) => {
    const answer = await route.fetch();
    const { data } = v.parse(v.object({ data: v.looseObject({}) }), await answer.json());
    await route.fulfill({ response: answer, json: { data: { ...data, quiz: null, personalStory: null }, meta: {} } });
  });
  await open(page, inLanguage('/resources?tab=training', 'en'));
  await startLink(page, words.en, 5).click();
  await expect(title(page)).toHaveText(words.en.titles[5]);
  const { sections, quiz, back } = words.en;
  await expect(page.locator('article').getByRole('heading', { level: 2 })).toHaveText(
    sections.filter((section) => section !== 'A personal story'),
  );
  await expect(page.getByRole('button', { name: quiz })).toHaveCount(0);
  await expect(page.getByRole('link', { name: back })).toHaveCount(2);
  await expectAccessible(page);
});

test('opening a module loads only its own text and the crisis numbers', { tag: '@phone' }, async ({ page }) => {
  await open(page, inLanguage('/resources?tab=training', 'en'));
  // Everything loaded by the first interaction is not counted.
  const asked: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  const arrivals = Promise.all([/module-end-/, /about-training-/].map((part) => page.waitForResponse(part)));
  await page.mouse.move(5, 5);
  await arrivals;
  await expect.poll(() => pending.size).toBe(0);
  asked.length = 0;
  await startLink(page, words.en, 5).click();
  await expect(title(page)).toHaveText(words.en.titles[5]);
  // The click scrolls cards into view, whose pictures load.
  const calls = asked.filter((path) => /^\/(?:api(?!\/social-images)|assets)\//.test(path) && !path.includes('quiz'));
  expect(calls.sort()).toEqual(['/api/crisis-lines', `/api/training-modules/${slug}`]);
});

test('a module stays readable where its share buttons cannot be loaded', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/assets/page-share-buttons-*.js', (route) => route.abort());
  await expectComplaints(page, [/page-share-buttons.*ERR_FAILED/], async () => {
    await open(page, inLanguage(`/resources?module=${slug}`, 'en'));
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(5, 5);
    await failed;
    await page.getByRole('textbox', { name: words.en.sections[7] }).fill('Call Ana.');
    await expect(title(page)).toHaveText(words.en.titles[5]);
  });
});

test('a module shows its text after one round of requests', { tag: '@phone' }, async ({ page }) => {
  await open(page, inLanguage('/resources?tab=training', 'en'));
  // Everything loaded by the first interaction has come.
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  const { promise: askedForBoth, resolve } = deferred();
  const asked = new Set<string>();
  const hold = (name: string) => async (route: Route) => {
    asked.add(name);
    if (asked.size === 2) resolve();
    await askedForBoth;
    await route.continue();
  };
  await page.route('**/api/crisis-lines?*', hold('numbers'));
  await page.route(`**/api/training-modules/${slug}?*`, hold('text'));
  await startLink(page, words.en, 5).click();
  await expect(page.locator('#module-overview')).toBeVisible();
});
