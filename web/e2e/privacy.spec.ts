import { fillPrayerRequest } from './support/filled-forms';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open } from './support/open';

const words = {
  en: { limits: 'What we cannot keep to ourselves', link: /^How to have it deleted/, retention: 'How long we keep it' },
  es: { limits: 'Lo que no podemos callar', link: /^Cómo pedir que se borre/, retention: 'Cuánto tiempo lo guardamos' },
} as const;
inEachLanguage((locale) => {
  const text = words[locale];

  test(
    'a form links to the limits of confidentiality, and keeps its input',
    { tag: byDayIn('es', locale) },
    async ({ page }) => {
      await open(page, inLanguage('/prayer', locale));
      const firstName = page.locator('#prayer-request-firstName');
      await firstName.fill('Ana');
      const [section] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('main').getByRole('link', { name: text.limits }).click(),
      ]);
      await expect(section.getByRole('heading', { level: 2, name: text.limits })).toBeInViewport();
      await expect(page).toHaveURL(/\/prayer/);
      await expect(firstName).toHaveValue('Ana');
    },
  );

  test('a sent request links to how long it is stored', { tag: byDayIn('es', locale) }, async ({ page }) => {
    const form = await fillPrayerRequest(page, locale, 'Ana');
    await form.send.click();
    await form.expectSent();
    const [section] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('dialog').getByRole('link', { name: text.link }).click(),
    ]);
    await expect(section.getByRole('heading', { level: 2, name: text.retention })).toBeInViewport();
  });
});
