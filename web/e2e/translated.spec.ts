import type { Page } from '@playwright/test';
import { fillPrayerRequest } from './support/filled-forms';
import { byDayOn, expect, night, test } from './support/journey';
import { inLanguage, languageOption } from './support/language';
import { open, scrollThrough } from './support/open';
import { screens } from './support/screens';

test.use({ isTranslated: true });

test(
  'while the browser translates the page, a prayer request is corrected, shown in the other language, and sent',
  { tag: byDayOn('@desktop') },
  async ({ page }) => {
    const { send, expectSent } = await fillPrayerRequest(page, 'en', 'Ana');
    const firstName = page.locator('#prayer-request-firstName');
    const answer = page.locator('#prayer-request-humanCheck');
    const sum = page.locator('#prayer-request-humanCheck-problem');

    await test.step('what is missing is said, and no longer once it is there', async () => {
      await firstName.clear();
      await send.click();
      const missing = page.getByText('First name is required');
      await expect(missing).toHaveCount(2);
      await firstName.fill('Ana');
      await expect(missing).toHaveCount(0);
    });

    await test.step('after a wrong answer there is another sum', async () => {
      const before = await sum.innerText();
      await answer.fill('99');
      await send.click();
      await expect(page.getByText('Verification Failed')).toBeVisible();
      await expect(sum).not.toHaveText(before);
    });

    await test.step('no text stays in the language that was left', async () => {
      await languageOption(page, 'Español').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pida oración');
      await expect(send).toHaveText('Enviar petición de oración');
      await expect(page.locator('label[for=prayer-request-firstName]')).toHaveText('Nombre*');
      await expect(page.getByRole('main')).not.toContainText('What you share stays within our team');
    });

    await test.step('it is received', async () => {
      const [first = 0, second = 0] = (await sum.innerText()).match(/\d+/g)?.map(Number) ?? [];
      await answer.fill(String(first + second));
      await send.click();
      await expectSent();
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Petición de Oración Enviada');
    });
  },
);

/** What a page says below its dialog, line by line. */
async function linesOf(page: Page): Promise<string[]> {
  await scrollThrough(page);
  if (page.url().includes('gospel')) await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  return (await page.locator('body').innerText()).split('\n');
}

// Of entries that do not exist the browser complains again, and the timeline’s dialog covers the language switch.
for (const path of screens.filter((screen) => !/no-such|event=/.test(screen))) {
  test(`no text of ${path} stays in the language that was left`, { tag: [night, '@desktop'] }, async ({ page }) => {
    await open(page, inLanguage(path, 'es'));
    const spanish = await linesOf(page);
    await open(page, inLanguage(path, 'en'));
    const english = (await linesOf(page)).filter((line) => !spanish.includes(line) && /[a-z]{3}/.test(line));
    expect(english).not.toEqual([]);
    await languageOption(page, 'Español').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(async () => (await linesOf(page)).filter((line) => english.includes(line))).toEqual([]);
  });
}
