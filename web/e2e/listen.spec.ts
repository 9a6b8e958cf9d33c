import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, inOneLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { horizontalOverflow } from './support/layout';
import { open } from './support/open';

// What is read and when is tested with components, in `src/features/listen`: the voices are faked there as here.

const words = {
  en: {
    listen: 'Listen',
    bar: 'Reading aloud',
    resume: 'Continue',
    next: 'Next paragraph',
    title: 'Hospital Visitation',
    quiz: 'Start Quiz',
  },
  es: {
    listen: 'Escuchar',
    bar: 'Lectura en voz alta',
    resume: 'Continuar',
    next: 'Párrafo siguiente',
    title: 'Visitación hospitalaria',
    quiz: 'Comenzar cuestionario',
  },
} as const;

declare global {
  interface Window {
    spoken: string[];
    /** Ends the sentence that is being spoken. */
    endSentence: () => void;
  }
}

/** A device whose voice says nothing and remembers everything. It comes late, as in Chromium. */
async function withVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((given) => {
    let current: SpeechSynthesisUtterance | undefined;
    let found: object[] = [];
    const device = Object.assign(new EventTarget(), {
      getVoices: () => found,
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        window.spoken.push(utterance.text);
      },
      cancel: () => {
        current = undefined;
      },
    });
    window.spoken = [];
    window.endSentence = () => current?.dispatchEvent(new Event('end'));
    Object.defineProperty(window, 'speechSynthesis', { value: device });
    // A browser takes only its own voices.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => undefined });
    setTimeout(() => {
      found = [{ lang: given, localService: true, default: false, name: given, voiceURI: given }];
      device.dispatchEvent(new Event('voiceschanged'));
    }, 500);
  }, lang);
}

const spoken = (page: Page) => page.evaluate(() => window.spoken);

inOneLanguage('es', (locale) => {
  const text = words[locale];

  test.beforeEach(async ({ page }) => {
    await withVoice(page, locale === 'en' ? 'en-GB' : 'es-EC');
    await open(page, inLanguage('/resources?module=hospital-visitation', locale));
    await page.mouse.move(20, 20);
    await page.getByRole('button', { name: text.listen, exact: true }).click();
  });

  test('the paragraph that is read is marked, in a reader’s own colours too, and not on paper', async ({ page }) => {
    const marked = page.locator('[data-being-read]');
    await expect(marked).toHaveText(text.title);
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole('region', { name: text.bar }).getByRole('button', { name: text.next }).click();
    await expect(marked).not.toHaveText(text.title);
    await expect(marked).toBeInViewport();
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(marked).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
    await expect(marked).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await expect(marked).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  });

  test('a module is read to its end, and the voice rests while its quiz covers what would stop it', async ({
    page,
  }) => {
    const bar = page.getByRole('region', { name: text.bar });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: text.quiz }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const said = (await spoken(page)).length;
    await page.evaluate(() => window.endSentence());
    expect(await spoken(page)).toHaveLength(said);
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: text.resume }).click();
    await page.evaluate(() => {
      // More than any page has.
      for (let sentence = 0; sentence < 2000; sentence += 1) window.endSentence();
    });
    await expect(bar).toHaveCount(0);
    const all = await spoken(page);
    expect(all.length).toBeGreaterThan(20);
    for (const one of all) expect(one).not.toMatch(/^0 (?:of|de) 4/);
    for (const button of await page.getByRole('article').first().getByRole('button').allTextContents()) {
      if (button !== '') expect(all).not.toContain(button);
    }
  });
});
