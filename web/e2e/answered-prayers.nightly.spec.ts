import { expectAccessible } from './support/accessibility';
import { publishChange } from './support/editor';
import { expect, inOneLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { open, scrollThrough } from './support/open';

const answered = {
  en: {
    title: 'Answered prayers',
    text: 'After two years without work I have a job again.',
    told: 'Translated from Spanish',
  },
  es: { title: 'Oraciones respondidas', text: 'Después de dos años sin trabajo, tengo empleo otra vez.', told: null },
};

inOneLanguage('es', (locale) => {
  test('answered prayers are shown once an admin has written them, with the language in which they were told', async ({
    page,
  }) => {
    const { title, text, told } = answered[locale];
    await open(page, inLanguage('/', locale));
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    const undo = await publishChange('home-page', locale, (entry) => ({
      ...entry,
      answeredPrayers: [{ text, toldIn: 'es' }],
    }));
    try {
      await open(page, inLanguage('/', locale));
      const section = page.getByRole('region', { name: title });
      await scrollThrough(page);
      await expect(section.getByText(text)).toBeVisible();
      expect(await section.getByText(/^(?:Translated from|Traducido del)/).allTextContents()).toEqual(
        told ? [told] : [],
      );
      await expect(section.getByRole('link')).toHaveAttribute('href', '/prayer/thanks');
      await expectHeadingsInOrder(page);
      await expectAccessible(page, 'section[aria-labelledby="answered-title"]');
    } finally {
      await undo();
    }
  });
});
