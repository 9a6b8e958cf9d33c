import * as v from 'valibot';
import { expectEditInSpanishAlone, libraryFile, publishChange } from './support/editor';
import { expect, test } from './support/journey';
import { inLanguage } from './support/language';

// The HTML shows the change.
test.use({ javaScriptEnabled: false });

const gallery = v.array(v.looseObject({ alt: v.string() }));

test('an editor’s change of a photo is shown on the next load, in that language only', async ({ page }) => {
  const file = await libraryFile('retreat-image5');
  const alt = 'Un cielo encendido sobre cerros oscuros';
  await expectEditInSpanishAlone({
    noun: 'marriage-ministry-page',
    look: async (locale) => {
      await page.goto(inLanguage('/marriage-ministry', locale));
      return page
        .locator('main li a[aria-haspopup="dialog"] img')
        .evaluateAll((found) => found.map((image) => [image.getAttribute('src'), image.getAttribute('alt')]));
    },
    change: (entry) => {
      const photos = v.parse(gallery, entry['gallery']);
      return {
        ...entry,
        gallery: photos.map((photo, index) => (index === 0 ? { ...photo, image: file, alt } : photo)),
      };
    },
    changed: (before) => [[expect.stringContaining('retreat_image5'), alt], ...before.slice(1)],
  });
});

const retreatSchema = v.looseObject({ testimonies: v.array(v.looseObject({ text: v.string() })) });

test('an editor’s change of a testimony is shown on the next load, in that language only', async ({ page }) => {
  const text = '“Fui a cocinar, y esa noche fui yo quien comió.”';
  await expectEditInSpanishAlone({
    noun: 'mens-ministry-page',
    look: async (locale) => {
      await page.goto(inLanguage('/mens-ministry', locale));
      return page.locator('main li blockquote').allTextContents();
    },
    change: (entry) => {
      const retreat = v.parse(retreatSchema, entry['retreat']);
      const testimonies = retreat.testimonies.map((story, index) => (index === 1 ? { ...story, text } : story));
      return { ...entry, retreat: { ...retreat, testimonies } };
    },
    changed: ([first, , third]) => [first, text, third],
  });
});

test('an editor’s number and giving link are shown on the next load, in both languages', async ({ page }) => {
  const load = async (locale: 'en' | 'es') => (await page.request.get(inLanguage('/', locale))).text();
  const before = await load('en');
  expect(before).toContain('47,367');
  expect(before).toContain('39,612');
  const link = 'https://example.org/otra-manera-de-dar';
  const undoNumber = await publishChange('site-setting', 'es', (entry) => ({ ...entry, salvationsCount: 47_368 }));
  const undoLink = await publishChange('support-page', 'es', (entry) => ({ ...entry, givingEcuadorUrl: link }));
  try {
    for (const locale of ['es', 'en'] as const) {
      const html = await load(locale);
      expect(html).toContain('47,368');
      expect(html).toContain(`href="${link}"`);
    }
  } finally {
    await undoLink();
    await undoNumber();
  }
  for (const locale of ['es', 'en'] as const) expect(await load(locale)).not.toContain(link);
});
