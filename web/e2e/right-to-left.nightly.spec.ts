import type { Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import { expect } from './support/journey';
import { horizontalOverflow } from './support/layout';
import { mirrorFaults } from './support/mirror';
import { open, scrollThrough } from './support/open';
import { presetSession } from './support/panel';
import { narrow, screenFaults, screens, wide } from './support/screens';
import { said } from './support/texts';
import { runningStack } from './support/stack';
import { inTranslation } from './support/translation';
import { inUrdu, test } from './support/urdu-site';

// The browser reports the 404, and what cannot be fetched offline.
test.use({ expectedConsole: [/no-such-page|ERR_INTERNET_DISCONNECTED/] });

// Contrast cannot be measured during an animation.
/** English words that are not marked as English. The title of a page is its content's, and cannot be marked. */
async function untranslated(page: Page): Promise<string[]> {
  const found = (await said(page, 'ur')).filter(({ where }) => !/^(?:title|meta) /.test(where));
  expect(found.length).toBeGreaterThan(20);
  return (
    found
      .filter(({ text }) => /[a-z]{3}/i.test(text) && !/\p{Script=Arabic}/u.test(text))
      // Names and addresses are the same in every language.
      .filter(({ text }) => !/^Daybreak Ridge Ministries(?: ·)?$/.test(text) && !text.includes('@'))
      .map(({ text, where }) => `“${text}” (${where}) is English`)
  );
}

for (const path of [...screens, '/kept']) {
  test(`${path} in a language from right to left is translated, accessible, and fits`, async ({ page }) => {
    expect(await screenFaults(page, { path, address: inUrdu(path) }, () => untranslated(page))).toEqual([]);
  });
}

for (const { path, account } of [
  { path: '/admin', account: () => runningStack().superAdmin },
  { path: '/desk', account: () => runningStack().prayerTeam },
]) {
  test(`${path} from right to left is accessible, and fits`, async ({ page, context, urduSite }) => {
    await presetSession(context, account(), urduSite);
    await page.setViewportSize(narrow);
    await open(page, inUrdu(path));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.setViewportSize(wide);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

for (const path of [...screens, '/kept', '/admin', '/desk']) {
  test(`${path} is mirrored where a language is read from right to left`, async ({ page }) => {
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      await open(page, path);
      await scrollThrough(page);
      expect(await mirrorFaults(page), `at ${String(size.width)} px`).toEqual([]);
    }
  });
}

/** Elements whose letters do not stand one after the other from left to right. */
async function readBackwards(page: Page, selector: string): Promise<string[]> {
  const found = page.locator(selector).filter({ visible: true });
  await expect(found.first()).toBeVisible();
  return found.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      const lefts = Array.from(text.data, (_letter, index) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      });
      return lefts.every((left, index) => left >= (lefts[index - 1] ?? left)) ? [] : [text.data];
    }),
  );
}

test('telephone numbers and addresses of mail are read from left to right', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, inUrdu('/prayer'));
  // Those with spaces and with a plus sign are turned around by a text from right to left.
  await expect(page.getByRole('link', { name: '800 911 2000' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+1/ })).toBeVisible();
  expect(await readBackwards(page, 'a[href^="tel:"]')).toEqual([]);
  expect(await readBackwards(page, 'a[href^="mailto:"]')).toEqual([]);
  await expect(page.getByRole('main').locator('input[type=email]')).toHaveCSS('direction', 'ltr');
});

test('the lines of Urdu have room for Nastaliq, and those of English stay as they are', async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const path of ['/', '/prayer', '/resources?module=hospital-visitation', '/kept']) {
    await open(page, inUrdu(path));
    const tight = await page.locator('body :not(script, style)').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
        if (!/\p{Script=Arabic}/u.test(own) || element.getClientRects().length === 0) return [];
        const { lineHeight, fontSize, letterSpacing } = getComputedStyle(element);
        const isTight = parseFloat(lineHeight) / parseFloat(fontSize) < 1.8 || parseFloat(letterSpacing) < 0;
        return isTight && element.closest('[lang]')?.getAttribute('lang') === 'ur' ? [own] : [];
      }),
    );
    expect(tight).toEqual([]);
  }
  await open(page, inUrdu('/prayer'));
  const english = page.locator('main p[lang=en]').first();
  expect(
    await english.evaluate(
      (text) => parseFloat(getComputedStyle(text).lineHeight) / parseFloat(getComputedStyle(text).fontSize),
    ),
  ).toBeLessThan(1.7);
});

test('side by side, what nobody has translated is marked as English, and has no second column', async ({ page }) => {
  await page.setViewportSize(narrow);
  await open(page, inUrdu('/bilingual?module=hospital-visitation'));
  await expect(page.getByText(inTranslation('bilingual.notTranslated'))).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
  await page.getByRole('button', { name: inTranslation('bilingual.quiz.show') }).click();
  const question = page.getByRole('heading', { level: 3, name: /Mrs\. Alvarez at the hour/ });
  await expect(question).toHaveCount(1);
  await expect(question).toHaveCSS('direction', 'ltr');
});

test('a picture with an English description stands where the layout puts it', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, inUrdu('/'));
  const retreat = page.getByRole('region', { name: /350 men/ });
  await retreat.scrollIntoViewIfNeeded();
  expect((await retreat.locator('img').boundingBox())?.x).toBe(0);
});

test('whoever chooses Urdu on the page gets it then, and from then on', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, '/prayer');
  await page.getByRole('navigation').getByRole('link', { name: 'اردو', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  expect(await untranslated(page)).toEqual([]);
  await open(page, '/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await page.getByRole('navigation').getByRole('link', { name: 'English', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a module is kept in Urdu, and read offline', async ({ page, context }) => {
  await page.setViewportSize(narrow);
  await open(page, inUrdu('/resources?module=hospital-visitation'));
  await page.getByRole('button', { name: inTranslation('keep.keep') }).click();
  await page.getByRole('button', { name: inTranslation('kept.start') }).click();
  await expect(page.getByText(inTranslation('kept.done'))).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: inTranslation('keep.kept') })).toBeVisible();
});

test('where Urdu is not switched on, nobody sees it', async ({ request }) => {
  const { url } = runningStack();
  const answer = await request.get(url + inUrdu('/contact'));
  expect(answer.headers()['content-language']).toBe('en');
  const html = await answer.text();
  expect(html).not.toContain('اردو');
  expect(html).not.toContain('hrefLang="ur"');
  expect(html).toMatch(/<html lang="en">/);
});
