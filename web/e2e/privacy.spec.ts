import { siteMap } from './support/head';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { open } from './support/open';
import { runningStack } from './support/stack';

const words = {
  en: {
    footer: 'Privacy',
    title: 'Privacy',
    sections: ['What stays on your device', 'What you send us', 'Who reads it'],
    limits: 'What we cannot keep to ourselves',
    retention: 'How long we keep it',
    retentionAddress: '/privacy#how-long-we-keep-it',
    changed: /^Last updated \w+ \d+, \d{4}$/,
    contact: 'contact form',
  },
  es: {
    footer: 'Privacidad',
    title: 'Privacidad',
    sections: ['Lo que se queda en su dispositivo', 'Lo que usted nos envía', 'Quién lo lee'],
    limits: 'Lo que no podemos callar',
    retention: 'Cuánto tiempo lo guardamos',
    retentionAddress: '/privacy#cuanto-tiempo-lo-guardamos',
    changed: /^Última actualización: \d+ de \S+ de \d{4}$/,
    contact: 'formulario de contacto',
  },
} as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

inEachLanguage((locale) => {
  const text = words[locale];

  test('the privacy page is linked from every page, shows its date, and is in the site map', async ({ page }) => {
    expect(await siteMap()).toContain(runningStack().url + inLanguage('/privacy', locale));
    await open(page, inLanguage('/prayer', locale));
    await page.getByRole('contentinfo').getByRole('link', { name: text.footer, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    const main = page.getByRole('main');
    for (const name of text.sections) await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(main.getByText(text.changed)).toBeVisible();
    await expectHeadingsInOrder(page);
    await main.getByRole('link', { name: text.contact }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text.title);
  });

  test('a form links to the limits of confidentiality, and keeps its input', async ({ page }) => {
    await open(page, inLanguage('/prayer', locale));
    const [section] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('main').getByRole('link', { name: text.limits }).click(),
    ]);
    await expect(section.getByRole('heading', { level: 2, name: text.limits })).toBeInViewport();
    await expect(page).toHaveURL(/\/prayer/);
  });

  test('a sent request links to how long it is kept', async ({ page }) => {
    await open(page, inLanguage(text.retentionAddress, locale));
    await expect(page.getByRole('heading', { level: 2, name: text.retention })).toBeInViewport();
  });
});
