import { expectAccessible } from './support/accessibility';
import { readHead, siteMap } from './support/head';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { open } from './support/open';
import { runningStack } from './support/stack';

const words = {
  en: {
    fromHome: 'What we believe and who we are',
    footer: 'About us',
    title: 'About us',
    sections: ['What we believe', 'Who we are', 'Who answers for us', 'If something about our team concerns you'],
    scripture: 'Romans 5:8',
    someone: 'someone you trust who is not on our team',
    minors: 'If you are under 18, please write together with an adult you trust.',
    children: 'Children and teenagers',
    gifts: 'How gifts are used',
  },
  es: {
    fromHome: 'En qué creemos y quiénes somos',
    footer: 'Quiénes somos',
    title: 'Quiénes somos',
    sections: [
      'En qué creemos',
      'Quiénes somos',
      'Quién responde por nosotros',
      'Si algo de nuestro equipo le preocupa',
    ],
    scripture: 'Romanos 5:8',
    someone: 'alguien de su confianza que no sea de nuestro equipo',
    minors: 'Si es menor de edad, por favor escriba junto con un adulto de su confianza.',
    children: 'Niños y adolescentes',
    gifts: 'Cómo se usan las ofrendas',
  },
} as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

inEachLanguage((locale) => {
  const text = words[locale];

  test('home and every footer link to what the ministry believes and who is responsible for it', async ({ page }) => {
    const path = inLanguage('/about', locale);
    expect(await siteMap()).toContain(runningStack().url + path);
    expect((await readHead(path)).named('AboutPage')).toMatchObject({ name: text.title, inLanguage: locale });

    await open(page, inLanguage('/', locale));
    await page.getByRole('main').getByRole('link', { name: text.fromHome }).click();
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([...text.sections]);
    await expect(main.getByRole('figure').filter({ hasText: text.scripture })).toBeVisible();
    // The demo settings have no postal address.
    await expect(main).toContainText(text.someone);
    await expect(main.getByRole('link', { name: /@/ })).toHaveCount(0);
    await expectHeadingsInOrder(page);
    await expectAccessible(page, 'main');

    await open(page, inLanguage('/prayer', locale));
    await page.getByRole('contentinfo').getByRole('link', { name: text.footer, exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('children are asked to write with an adult, and the giving page says how gifts are used', async ({ page }) => {
    for (const path of ['/prayer', '/contact']) {
      await open(page, inLanguage(path, locale));
      await expect(page.locator('form').getByText(text.minors)).toBeVisible();
    }
    await open(page, inLanguage('/privacy', locale));
    await expect(page.getByRole('heading', { level: 2, name: text.children })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: text.sections[3] })).toBeVisible();
    await open(page, inLanguage('/support', locale));
    await expect(page.getByRole('heading', { level: 2, name: text.gifts })).toBeVisible();
  });
});
