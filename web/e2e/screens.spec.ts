import { expect, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';
import { screenFaults, screens } from './support/screens';
import { expectSpanish } from './support/spanish';

// The browser reports the 404.
test.use({ expectedConsole: [/no-such-page/] });

// Contrast cannot be measured during an animation.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Checks that every screen has to pass: opened narrow, then widened in place. */
for (const locale of LOCALES) {
  test(`every screen in the language ${locale} is accessible, and its content fits`, async ({ page }) => {
    test.slow();
    const faults: string[] = [];
    for (const path of screens) {
      await test.step(path, async () => {
        const found = await screenFaults(page, { path, address: inLanguage(path, locale) }, async () => {
          if (locale === 'es') await expectSpanish(page);
          return [];
        });
        faults.push(...found);
      });
    }
    expect(faults).toEqual([]);
  });
}
