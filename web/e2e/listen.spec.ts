import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage, languageOption } from './support/language';
import { horizontalOverflow } from './support/layout';
import { open } from './support/open';

const words = {
  en: {
    listen: 'Listen',
    stop: 'Stop reading aloud',
    bar: 'Reading aloud',
    pause: 'Pause',
    resume: 'Continue',
    next: 'Next paragraph',
    previous: 'Previous paragraph',
    speed: 'Speed',
    title: 'Hospital Visitation',
    failed: /The voice of this device has stopped/,
    quiz: 'Start Quiz',
  },
  es: {
    listen: 'Escuchar',
    stop: 'Dejar de leer en voz alta',
    bar: 'Lectura en voz alta',
    pause: 'Pausar',
    resume: 'Continuar',
    next: 'Párrafo siguiente',
    previous: 'Párrafo anterior',
    speed: 'Velocidad',
    title: 'Visitación hospitalaria',
    failed: /La voz de este dispositivo se detuvo/,
    quiz: 'Comenzar cuestionario',
  },
} as const;

type Spoken = { text: string; rate: number; voice: string };
declare global {
  interface Window {
    spoken: Spoken[];
    /** Ends the sentence that is being spoken, or lets it fail. */
    endSentence: (how: 'end' | 'error') => void;
  }
}

/** A device whose voices say nothing and remember everything. They come late, as in Chromium. */
async function withVoices(page: Page, voices: readonly { lang: string; localService: boolean }[]): Promise<void> {
  await page.addInitScript((given) => {
    let current: SpeechSynthesisUtterance | undefined;
    let found: object[] = [];
    const device = Object.assign(new EventTarget(), {
      getVoices: () => found,
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        const { text, rate, lang } = utterance;
        window.spoken.push({ text, rate, voice: lang });
      },
      cancel: () => {
        current = undefined;
      },
    });
    window.spoken = [];
    window.endSentence = (how) => current?.dispatchEvent(new Event(how));
    Object.defineProperty(window, 'speechSynthesis', { value: device });
    // A browser takes only its own voices.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => undefined });
    setTimeout(() => {
      found = given.map((voice) => ({ ...voice, default: false, name: voice.lang, voiceURI: voice.lang }));
      device.dispatchEvent(new Event('voiceschanged'));
    }, 500);
  }, voices);
}

const spoken = (page: Page) => page.evaluate(() => window.spoken);
const lastSpoken = async (page: Page) => (await spoken(page)).at(-1);

const readToTheEnd = (page: Page) =>
  page.evaluate(() => {
    // More than any page has.
    for (let sentence = 0; sentence < 2000; sentence += 1) window.endSentence('end');
  });

inEachLanguage((locale) => {
  const text = words[locale];
  const own = { lang: locale === 'en' ? 'en-GB' : 'es-EC', localService: true };
  const module = inLanguage('/resources?module=hospital-visitation', locale);

  test('a module is read aloud by the voice of the device, paragraph by paragraph', async ({ page }) => {
    await withVoices(page, [{ lang: 'fr-FR', localService: true }, own]);
    await open(page, module);
    await page.mouse.move(20, 20);
    await page.getByRole('button', { name: text.listen, exact: true }).click();
    const bar = page.getByRole('region', { name: text.bar });
    const marked = page.locator('[data-being-read]');

    await expect(marked).toHaveText(text.title);
    expect(await lastSpoken(page)).toEqual({ text: text.title, rate: 1, voice: own.lang });
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toBe(0);

    await page.evaluate(() => window.endSentence('end'));
    await expect(marked).not.toHaveText(text.title);
    const lead = await marked.textContent();
    expect(lead).toContain((await lastSpoken(page))?.text);

    await bar.getByRole('button', { name: text.next }).click();
    await expect(marked).not.toHaveText(lead ?? '');
    await expect(marked).toBeInViewport();
    await bar.getByRole('button', { name: text.previous }).click();
    await expect(marked).toHaveText(lead ?? '');

    const before = (await spoken(page)).length;
    await bar.getByRole('button', { name: text.pause }).click();
    await bar.getByLabel(text.speed).selectOption('1.25');
    expect(await spoken(page)).toHaveLength(before);
    await bar.getByRole('button', { name: text.resume }).click();
    expect(await lastSpoken(page)).toMatchObject({ rate: 1.25 });

    await page.evaluate(() => window.endSentence('error'));
    await expect(bar.getByRole('alert')).toHaveText(text.failed);
    await bar.getByRole('button', { name: text.resume }).click();
    await expect(bar.getByRole('alert')).toHaveCount(0);

    await bar.getByRole('button', { name: text.stop }).click();
    await expect(bar).toHaveCount(0);
    await expect(marked).toHaveCount(0);
    await expect(page.getByRole('button', { name: text.listen, exact: true })).toBeFocused();
  });

  test('an article is read to its end, without the buttons around it', async ({ page }) => {
    await withVoices(page, [own]);
    await open(page, inLanguage('/resources?article=called-to-what-exactly', locale));
    await page.mouse.move(20, 20);
    await page.getByRole('button', { name: text.listen, exact: true }).click();
    await expect(page.getByRole('region', { name: text.bar })).toBeVisible();
    await readToTheEnd(page);
    await expect(page.getByRole('region', { name: text.bar })).toHaveCount(0);
    const read = (await spoken(page)).map((one) => one.text).join(' ');
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(
      read.slice(0, 200).split(/(?<=[.?!])\s/)[0] ?? '',
      {
        useInnerText: false,
      },
    );
    for (const button of await article.getByRole('button').allTextContents()) {
      if (button !== '') expect(read).not.toContain(button);
    }
  });

  test('where the device has no voice for the language, or only a service’s, there is no button', async ({ page }) => {
    await withVoices(page, [
      { lang: 'de-DE', localService: true },
      { lang: own.lang, localService: false },
    ]);
    await open(page, module);
    await page.mouse.move(20, 20);
    await page.waitForFunction(() => speechSynthesis.getVoices().length > 0);
    await expect(page.getByRole('button', { name: text.listen, exact: true })).toHaveCount(0);
  });

  test('a paragraph in a language that the device cannot speak is left to the eyes', async ({ page }) => {
    await withVoices(page, [own, { lang: 'ur-PK', localService: false }]);
    await open(page, module);
    const foreign = page.getByRole('article').first().locator('section p').first();
    await foreign.evaluate((paragraph) => paragraph.setAttribute('lang', 'ur'));
    const words = (await foreign.textContent()) ?? '';
    await page.mouse.move(20, 20);
    await page.getByRole('button', { name: text.listen, exact: true }).click();
    await expect(page.getByRole('region', { name: text.bar })).toBeVisible();
    await readToTheEnd(page);
    await expect(page.getByRole('region', { name: text.bar })).toHaveCount(0);
    const read = await spoken(page);
    expect(read.length).toBeGreaterThan(20);
    expect(new Set(read.map(({ voice }) => voice))).toEqual(new Set([own.lang]));
    for (const one of read) expect(words).not.toContain(one.text);
  });

  test('the paragraph is marked in a reader’s own colours too, and not on paper', async ({ page }) => {
    await withVoices(page, [own]);
    await open(page, module);
    await page.mouse.move(20, 20);
    await page.getByRole('button', { name: text.listen, exact: true }).click();
    const marked = page.locator('[data-being-read]');
    await expect(marked).toHaveText(text.title);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(marked).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
    await expect(marked).toHaveCSS('outline-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await expect(marked).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  });

  test('the voice rests while the quiz covers what would stop it', async ({ page }) => {
    await withVoices(page, [own]);
    await open(page, module);
    await page.mouse.move(20, 20);
    await page.getByRole('button', { name: text.listen, exact: true }).click();
    const bar = page.getByRole('region', { name: text.bar });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: text.quiz }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const said = (await spoken(page)).length;
    await page.evaluate(() => window.endSentence('end'));
    expect(await spoken(page)).toHaveLength(said);
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: text.resume }).click();
    expect(await lastSpoken(page)).toMatchObject({ text: text.title });
    await readToTheEnd(page);
    for (const one of await spoken(page)) expect(one.text).not.toMatch(/^0 (?:of|de) 4/);
  });

  test('reading ends where the page changes its language', async ({ page }) => {
    const other = locale === 'en' ? 'es-EC' : 'en-GB';
    await withVoices(page, [own, { lang: other, localService: true }]);
    await open(page, module);
    await page.mouse.move(20, 20);
    await page.getByRole('button', { name: text.listen, exact: true }).click();
    await expect(page.getByRole('region', { name: text.bar })).toBeVisible();
    await languageOption(page, locale === 'en' ? 'Español' : 'English').click();
    await page.getByRole('button', { name: words[locale === 'en' ? 'es' : 'en'].listen, exact: true }).click();
    expect(await lastSpoken(page)).toEqual({ text: words[locale === 'en' ? 'es' : 'en'].title, rate: 1, voice: other });
  });

  test('reading ends with the page', async ({ page }) => {
    await withVoices(page, [own]);
    await open(page, module);
    await page.mouse.move(20, 20);
    await page.getByRole('button', { name: text.listen, exact: true }).click();
    await page
      .getByRole('navigation')
      .getByRole('link')
      .first()
      .or(page.getByRole('banner').getByRole('link').first())
      .first()
      .click();
    await expect(page.getByRole('region', { name: text.bar })).toHaveCount(0);
    const said = (await spoken(page)).length;
    await page.evaluate(() => window.endSentence('end'));
    expect(await spoken(page)).toHaveLength(said);
  });
});
