import { expectAccessible } from './support/accessibility';
import { sharedAccount } from './support/accounts';
import { beOfTheTeam } from './support/desk';
import { expect, inOneLanguage, night, test } from './support/journey';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { runningStack } from './support/stack';

const words = {
  en: { link: 'Weekly reminder', wanted: 'Send me the reminder', language: 'Language of the email', saved: 'Saved.' },
  es: {
    link: 'Recordatorio semanal',
    wanted: 'Enviarme el recordatorio',
    language: 'Idioma del correo',
    saved: 'Guardado.',
  },
} as const;

inOneLanguage('en', (locale) => {
  const text = words[locale];

  test(
    'a member switches the weekly reminder on, chooses its language, and switches it off',
    { tag: night },
    async ({ page, context }) => {
      const { url, superAdmin } = runningStack();
      await beOfTheTeam(context, locale, await sharedAccount(url, superAdmin, 'ministry-admin'));
      await open(page, '/desk');
      await page.getByRole('link', { name: text.link }).click();
      const wanted = page.getByLabel(text.wanted);
      await expect(wanted).not.toBeChecked();
      await wanted.check();
      await expect(page.getByText(text.saved)).toBeVisible();
      await expect(page.getByLabel(text.language)).toHaveValue(locale);
      await expectAccessible(page);
      await expectHeadingsInOrder(page);
      expect(await horizontalOverflow(page)).toBe(0);
      const other = locale === 'en' ? 'es' : 'en';
      await page.getByLabel(text.language).selectOption(other);
      await expect(page.getByText(text.saved)).toBeVisible();

      await open(page, '/desk?screen=reminder');
      await expect(wanted).toBeChecked();
      await expect(page.getByLabel(text.language)).toHaveValue(other);
      await wanted.uncheck();
      await expect(page.getByText(text.saved)).toBeVisible();
      await expect(page.getByLabel(text.language)).toHaveCount(0);
    },
  );
});
