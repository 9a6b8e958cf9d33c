import { test as withoutPage } from '@playwright/test';
import { expectComplaints } from './support/console-guard';
import { demoContent } from './support/demo-content';
import { readHead, siteMap } from './support/head';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { expectLinkHome } from './support/ministry';
import { open } from './support/open';
import { runningStack } from './support/stack';

const path = '/prophetic-ministry';
const words = {
  en: {
    title: 'Prophetic ministry',
    quote: 'A word from God has nothing to fear from an open Bible',
    areas: ['Personal prophecy', 'Corporate prophecy', 'Prophetic intercession', 'Training and equipping'],
    picture: /^A line of gold light/,
    purpose: 'PURPOSE',
    references: ['1 Corinthians 14:3', '1 Thessalonians 5:19-21', 'Joel 2:28'],
    translation: 'World English Bible',
    footer: 'Prophetic ministry',
  },
  es: {
    title: 'Ministerio profético',
    quote: 'Una palabra de Dios no le teme a la Biblia abierta',
    areas: ['Profecía personal', 'Profecía para la congregación', 'Intercesión profética', 'Formación y capacitación'],
    picture: /^Una línea de luz dorada/,
    purpose: 'PROPÓSITO',
    references: ['1 Corintios 14:3', '1 Tesalonicenses 5:19-21', 'Joel 2:28'],
    translation: 'Reina-Valera 1909',
    footer: 'Ministerio profético',
  },
} as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

inEachLanguage((locale) => {
  const text = words[locale];

  test('the ministry’s page is linked from the footer, shows its content, and links back home', async ({ page }) => {
    await open(page, inLanguage('/resources', locale));
    await page.getByRole('contentinfo').getByRole('link', { name: text.footer }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([...demoContent[locale].prophetic]);
    await expect(main.getByRole('figure').filter({ hasText: text.quote })).toBeVisible();
    const areas = main.getByRole('region', { name: demoContent[locale].prophetic[1] });
    await expect(areas.getByRole('heading', { level: 3 })).toHaveText([...text.areas]);

    const word = main.getByRole('region', { name: demoContent[locale].prophetic[2] });
    await expect(word.getByRole('heading', { level: 3 })).toHaveText(text.purpose);
    const picture = word.getByRole('img', { name: text.picture });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const passages = main.getByRole('region', { name: demoContent[locale].prophetic[3] }).getByRole('listitem');
    await expect(passages).toHaveCount(3);
    for (const [index, reference] of text.references.entries()) {
      await expect(passages.nth(index)).toContainText(reference);
      await expect(passages.nth(index)).toContainText(text.translation);
    }
    await expectHeadingsInOrder(page);

    await expectLinkHome(page, locale);
  });

  withoutPage('it tells machines whose ministry it is and how to reach it', async () => {
    const { url } = runningStack();
    const { head, content, named } = await readHead(inLanguage(path, locale));
    expect(head).toContain(`<link rel="canonical" href="${url}${inLanguage(path, locale)}"`);
    expect(head).toContain(`href="${url}${inLanguage(path, locale === 'en' ? 'es' : 'en')}"`);
    expect(content('description')?.length).toBeGreaterThan(40);
    expect(content('og:image')).toMatch(/^http/);
    expect(named('Organization')).toMatchObject({
      url,
      email: expect.stringContaining('@'),
      knowsLanguage: ['en', 'es'],
      department: { '@type': 'Organization', name: text.title, url: url + inLanguage(path, locale) },
    });
    expect(named('BreadcrumbList')).toBeDefined();
    expect(await siteMap()).toContain(url + inLanguage(path, locale));
  });
});

test.describe('with a picture that fails to load', { tag: '@phone' }, () => {
  test('an icon with the same description replaces it', async ({ page }) => {
    const text = words.en;
    await page.route('**/uploads/*prophetic_word*', (route) => route.fulfill({ status: 404 }));
    const word = page.getByRole('region', { name: demoContent.en.prophetic[2] });
    await expectComplaints(page, [/prophetic_word.*status of 404/], async () => {
      await open(page, inLanguage(path, 'en'));
      await word.scrollIntoViewIfNeeded();
      await expect(word.locator('img')).toHaveCount(0);
    });
    await expect(word.getByRole('img', { name: text.picture })).toBeVisible();
  });
});
