import { byDayIn, expect, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';
import { narrow, screenFaults, screens, wide } from './support/screens';
import { expectSpanish } from './support/spanish';

// The browser reports the 404.
test.use({ expectedConsole: [/no-such-page/] });

// Contrast cannot be measured during an animation.
/** By day each language on one size, as in all journeys; at night opened narrow, then widened in place. */
const sizes =
  process.env.TEST_ALL === undefined ? { en: [wide], es: [narrow] } : { en: [narrow, wide], es: [narrow, wide] };

for (const locale of LOCALES) {
  for (const path of screens) {
    const tag = path.includes('no-such-') ? byDayIn('es', locale) : [];
    test(`${path} in the language ${locale} is accessible, and its content fits`, { tag }, async ({ page }) => {
      const screen = { path, address: inLanguage(path, locale), sizes: sizes[locale] };
      const faults = await screenFaults(page, screen, async () => {
        if (locale === 'es') await expectSpanish(page);
        return [];
      });
      expect(faults).toEqual([]);
    });
  }
}
