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
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** English words that are not marked as English. The title of a page is its content's, and cannot be marked. */
async function untranslated(page: Page): Promise<string[]> {
  const found = (await said(page, 'ur')).filter(({ where }) => !/^(?:title|meta) /.test(where));
  expect(found.length).toBeGreaterThan(20);
  return (
    found
      .filter(({ text }) => /[a-z]{3}/i.test(text) && !/\p{Script=Arabic}/u.test(text))
      // Names and addresses are the same in every language.
      .filter(({ text }) => text !== 'Daybreak Ridge Ministries' && !text.includes('@'))
      .map(({ text, where }) => `“${text}” (${where}) is English`)
  );
}

test('every screen in a language from right to left is translated, accessible, and fits', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  for (const path of [...screens, '/kept']) {
    await test.step(path, async () => {
      faults.push(...(await screenFaults(page, { path, address: inUrdu(path) }, () => untranslated(page))));
    });
  }
  expect(faults).toEqual([]);
});

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
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

test('every screen is mirrored where a language is read from right to left', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  for (const path of [...screens, '/kept', '/admin', '/desk']) {
    await test.step(path, async () => {
      for (const size of [narrow, wide]) {
        await page.setViewportSize(size);
        await open(page, path);
        await scrollThrough(page);
        faults.push(...(await mirrorFaults(page)).map((fault) => `${path} at ${String(size.width)} px: ${fault}`));
      }
    });
  }
  expect(faults).toEqual([]);
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
