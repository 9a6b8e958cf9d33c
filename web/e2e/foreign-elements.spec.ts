import type { Page } from '@playwright/test';
import { expectComplaints } from './support/console-guard';
import { deferred } from './support/deferred';
import { byDayOn, discardedHtml, expect, night, test } from './support/journey';
import { inLanguage } from './support/language';

const field = (name: string) => `#contact-general-${name}`;

/** Types into the server's fields of a page whose code has not come, changes the page, and lets the code come. */
async function changeBeforeHydration(page: Page, change: () => void): Promise<() => Promise<void>> {
  const { promise: code, resolve: arrive } = deferred();
  await page.route('**/assets/*.js', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(inLanguage('/contact', 'es'), { waitUntil: 'commit' });
  await page.locator(field('firstName')).fill('Ana');
  await page.locator(field('notes')).pressSequentially('Oren por');
  await page.evaluate(change);
  return async () => {
    arrive();
    await expect(page.getByRole('main').locator('form')).toHaveAttribute('data-hydrated', 'true');
  };
}

async function expectTyped(page: Page): Promise<void> {
  await expect(page.locator(field('notes'))).toBeFocused();
  await page.keyboard.type(' mi madre.');
  await expect(page.locator(field('notes'))).toHaveValue('Oren por mi madre.');
  await expect(page.locator(field('firstName'))).toHaveValue('Ana');
}

const changes = {
  'an element beside each field, as of a password manager': () => {
    for (const control of document.querySelectorAll('main input, main textarea')) {
      control.after(document.createElement('com-password-button'));
      control.before(document.createElement('input'));
    }
  },
  'the translation of the whole page': () => {
    for (const words of document.querySelectorAll('h1, label, nav a, p, button')) {
      const translated = document.createElement('translated-words');
      translated.textContent = 'ترجمہ';
      words.replaceChildren(translated);
    }
  },
};

for (const [name, change] of Object.entries(changes)) {
  test(
    `what was typed before hydration and the focus survive ${name}`,
    { tag: byDayOn('@phone') },
    async ({ page }) => {
      const hydrate = await changeBeforeHydration(page, change);
      await expectComplaints(page, [discardedHtml], hydrate);
      await expectTyped(page);
    },
  );
}

test(
  'elements in the head and the body, and foreign attributes, leave the page as it is',
  { tag: [night, '@phone'] },
  async ({ page }) => {
    const hydrate = await changeBeforeHydration(page, () => {
      document.head.prepend(document.createElement('style'));
      document.head.append(document.createElement('meta'));
      document.body.prepend(document.createElement('aside-panel'));
      document.body.append(document.createElement('aside-panel'));
      for (const element of document.querySelectorAll('html, body, form, main input, main textarea, h1')) {
        element.setAttribute('data-foreign', 'true');
      }
    });
    await hydrate();
    await expectTyped(page);
    await expect(page.locator(`${field('notes')}[data-foreign]`)).toBeFocused();
  },
);
