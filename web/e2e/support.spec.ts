import { demoContent } from './support/demo-content';
import { siteMap } from './support/head';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { open } from './support/open';
import { runningStack } from './support/stack';

const words = {
  en: {
    title: 'Give',
    links: ['Give to Pakistan', 'Give to Ecuador', 'Give to the general fund'],
    newTab: '(opens in a new tab)',
    bible: '$6 buys a Bible for a Pakistani pastor.',
    scripture: '2 Corinthians 9:7',
    gifts: 'How gifts are used',
    translation: 'World English Bible',
  },
  es: {
    title: 'Ofrendar',
    links: ['Ofrendar para Pakistán', 'Ofrendar para Ecuador', 'Ofrendar al fondo general'],
    newTab: '(se abre en otra pestaña)',
    bible: 'Con 6 dólares, un pastor pakistaní recibe una Biblia.',
    scripture: '2 Corintios 9:7',
    gifts: 'Cómo se usan las ofrendas',
    translation: 'Reina-Valera 1909',
  },
} as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

inEachLanguage((locale) => {
  const text = words[locale];

  test('says where a gift goes, links there, and is in the site map', async ({ page }) => {
    expect(await siteMap()).toContain(runningStack().url + inLanguage('/support', locale));
    await open(page, inLanguage('/support', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...demoContent[locale].funds,
      text.gifts,
    ]);
    for (const link of text.links) {
      const giving = page.getByRole('main').getByRole('link', { name: `${link} ${text.newTab}` });
      await expect(giving).toHaveAttribute('href', /^https:\/\/example\.org\/(?:es\/)?give/);
      await expect(giving).toHaveAttribute('target', '_blank');
    }
    await expect(page.getByRole('article').first()).toContainText(text.bible);
    const scripture = page.getByRole('figure').filter({ hasText: text.scripture });
    await expect(scripture).toContainText(text.translation);
    await expectHeadingsInOrder(page);
  });
});
