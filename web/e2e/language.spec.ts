import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { byDayOn, expect, test } from './support/journey';
import { inLanguage, languageOption } from './support/language';
import { open } from './support/open';

test('English is the default, a choice is remembered, and switching keeps the scroll position', async ({ page }) => {
  const spoken = page.locator('html');
  const title = page.getByRole('heading', { level: 1 });

  await test.step('the selector chooses', async () => {
    await open(page, '/');
    await expect(spoken).toHaveAttribute('lang', 'en');
    await languageOption(page, 'Español').click();
    await expect(title).toHaveText(/^Como haya sido la noche/);
    await expect(spoken).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(/oración/i);
    expect(await page.evaluate(() => window.localStorage.getItem('preferred-language'))).toBe('es');

    const answer = await page.reload();
    expect(await answer?.text()).toContain('<html lang="es"');
    await open(page, '/resources');
    await expect(title).toHaveText('Biblioteca de recursos');
  });

  await test.step('switching keeps the scroll position and never shows the page half in each language', async () => {
    await open(page, inLanguage('/resources?article=two-chairs-and-a-pot-of-coffee', 'en'));
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.evaluate(() => {
      const seen: string[] = [];
      const look = () => {
        const main = document.querySelector('main h1')?.textContent ?? 'nothing';
        const bar = document.querySelector('nav a[href="/resources"]')?.textContent ?? 'nothing';
        if (seen.at(-1) !== `${main}/${bar}`) seen.push(`${main}/${bar}`);
        window.requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    await languageOption(page, 'Español').click();
    await expect(title).toHaveText('Dos sillas y un termo de café');
    await expect(page).not.toHaveURL(/lang=/);
    expect(await page.evaluate((): unknown => Reflect.get(window, 'seen'))).toEqual([
      'Two Chairs and a Pot of Coffee/Resources',
      'Dos sillas y un termo de café/Recursos',
    ]);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 900)).toBeLessThan(150);
  });
});

test(
  'a language in the address is used and remembered, until the visitor selects another',
  { tag: byDayOn('@desktop') },
  async ({ page }) => {
    await open(page, '/resources?lang=es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await open(page, '/resources');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');

    await open(page, '/resources?lang=es&tab=training');
    await languageOption(page, 'English').click();
    await expect(page.getByRole('tab', { name: 'Training', selected: true })).toBeVisible();
    await expect(page).toHaveURL(/\/resources\?tab=training$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

const offers = {
  en: { browser: 'es-EC', page: 'en', offered: 'es', accept: 'Ver este sitio en español', decline: 'No, gracias' },
  es: { browser: 'en-US', page: 'es', offered: 'en', accept: 'View this site in English', decline: 'No, thank you' },
} as const;

for (const { browser, page: language, offered, accept, decline } of Object.values(offers)) {
  test.describe(
    `a visitor whose browser prefers ${offered}`,
    { tag: byDayOn(offered === 'es' ? '@phone' : '@desktop') },
    () => {
      test.use({ locale: browser });

      const address = language === 'en' ? '/prayer' : inLanguage('/prayer', 'es');
      const declineButton = (page: Page) => page.getByRole('button', { name: decline });

      test(`is offered it once on a page in ${language}, without a layout shift`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: number[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
          }).observe({ type: 'layout-shift', buffered: true });
          Object.assign(window, { shifts });
        });
        const answer = await open(page, address);
        expect(answer?.url()).toBe(page.url());
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const offer = page.getByRole('link', { name: accept });
        await expect(offer).toBeInViewport();
        await expect(offer).toHaveAttribute('lang', offered);
        const title = await page.getByRole('heading', { level: 1 }).boundingBox();
        const line = await offer.boundingBox();
        expect(title && line && title.y - (line.y + line.height)).toBeGreaterThan(0);
        await expectAccessible(page, 'nav');
        expect(await page.evaluate((): unknown => Reflect.get(window, 'shifts'))).toEqual([]);

        await page.mouse.wheel(0, 600);
        await expect(offer).toBeHidden();
        await page.mouse.wheel(0, -600);
        await declineButton(page).click();
        await expect(offer).toBeHidden();
        await open(page, address);
        await expect(offer).toBeHidden();
      });

      test(`gets ${offered} on accepting the offer, and is not offered the other language then`, async ({ page }) => {
        await open(page, address);
        await page.getByRole('link', { name: accept }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', offered);
        await expect(declineButton(page)).toBeHidden();
        await open(page, '/');
        await expect(page.locator('html')).toHaveAttribute('lang', offered);
        await expect(page.locator('html')).not.toHaveAttribute('data-language-offer');
      });
    },
  );
}

test(
  'a visitor whose browser prefers the language of the page is offered nothing',
  { tag: byDayOn('@phone') },
  async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('link', { name: offers.en.accept })).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-language-offer');
  },
);

test.describe('when content cannot be fetched in the other language', { tag: '@desktop' }, () => {
  test('the page is loaded from the server', async ({ page }) => {
    await open(page, inLanguage('/resources', 'en'));
    await page.route('**/api/*locale=es*', (route) => route.fulfill({ status: 503, body: '' }));
    await expectComplaints(page, [/\/api\/.*locale=es.*status of 503/], async () => {
      await languageOption(page, 'Español').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biblioteca de recursos');
    });
  });
});

test.describe('without scripts', { tag: byDayOn('@desktop') }, () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read, and the language can be chosen', async ({ page }) => {
    await page.goto(inLanguage('/resources?article=two-chairs-and-a-pot-of-coffee', 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two Chairs and a Pot of Coffee');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dos sillas y un termo de café');
  });
});
