import { readHead, siteMap } from './support/head';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { open } from './support/open';

const words = {
  en: {
    title: 'Pastor video preview',
    upload: /contact the ministry administrator/,
    tips: ['Smooth playback', 'Audio quality', 'Resolution', 'Content'],
    write: 'Write to us',
    back: 'Back to Home',
  },
  es: {
    title: 'Vista previa del video del pastor',
    upload: /Comuníquese por favor con el administrador del ministerio/,
    tips: ['Reproducción fluida', 'Calidad del audio', 'Resolución', 'Contenido'],
    write: 'Escríbanos',
    back: 'Volver al inicio',
  },
} as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

inEachLanguage((locale) => {
  const text = words[locale];

  test('the video preview says whom to ask and what to check, and is not listed for search engines', async ({
    page,
  }) => {
    expect((await readHead(inLanguage('/video-preview', locale))).content('robots')).toBe('noindex');
    expect((await siteMap()).filter((address) => address.includes('/video-preview'))).toEqual([]);
    await open(page, inLanguage('/video-preview', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    const main = page.getByRole('main');
    await expect(main.getByText(text.upload)).toBeVisible();
    const tips = main.getByRole('listitem');
    await expect(tips).toHaveCount(4);
    for (const [index, tip] of text.tips.entries()) await expect(tips.nth(index)).toContainText(tip);
    await expect(main.getByRole('link', { name: text.write })).toHaveAttribute('href', '/contact');
    await expectHeadingsInOrder(page);
    await main.getByRole('link', { name: text.back }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
