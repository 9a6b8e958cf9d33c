import type { Route } from '@playwright/test';
import { expect, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';
import { runningStack } from './support/stack';

declare global {
  interface Window {
    /** The cumulative layout shift (CLS). */
    layoutShift: number;
  }
}

const titles = { en: 'Resource library', es: 'Biblioteca de recursos' };

test.describe('in the browser', () => {
  const paths = [
    '/',
    '/resources',
    '/resources?tab=training',
    '/resources?tab=resources',
    '/resources?article=two-chairs-and-a-pot-of-coffee',
    '/resources?module=hospital-visitation',
    '/prayer',
  ];
  test('a page hydrates without requesting its content again', async ({ page }) => {
    // With animation allowed, the background requests its video.
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        // React adds a property to hydrated elements.
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('#root') ?? {}).some((key) => /^__react/.test(key)),
        );
        await page.waitForLoadState('networkidle');
        expect(calls).toEqual([]);
      });
    }
  });

  test('nothing moves when the web font loads after the text', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) window.layoutShift += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const hasFace = () => page.evaluate(() => document.fonts.check("1em 'First Light'"));
    for (const path of ['/', '/resources'].flatMap((each) => LOCALES.map((locale) => inLanguage(each, locale)))) {
      await test.step(path, async () => {
        const faces: Route[] = [];
        await page.route('**/*.woff2', (route) => {
          faces.push(route);
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.locator('html[data-hydrated]').waitFor();
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        expect(await hasFace()).toBe(false);
        for (const face of faces) await face.continue();
        await expect.poll(hasFace).toBe(true);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.02);
        await page.unroute('**/*.woff2');
      });
    }
  });

  test('a language is remembered, however it was chosen', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });

    await test.step('a page in another language than the stored one is asked for again, once', async () => {
      await page.goto('/resources');
      await page.evaluate(() => localStorage.setItem('preferred-language', 'es'));
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.goto('/resources');
      await expect(title).toHaveText(titles.es);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      expect(documents).toBe(2);
    });

    await test.step('a language in the address becomes the stored one', async () => {
      await page.goto('/resources?lang=en');
      expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('en');
      await page.goto('/resources');
      await expect(title).toHaveText(titles.en);
    });
  });
});

test.describe('the panel behind the site', () => {
  // Console messages of the panel are Strapi's.
  test.use({ expectedConsole: [/./] });

  test('signs in at the site’s address, and all its calls reach the CMS', async ({ page }) => {
    const { superAdmin } = runningStack();
    const lost: string[] = [];
    page.on('response', (response) => {
      const isCall = ['fetch', 'xhr'].includes(response.request().resourceType());
      if (isCall && response.headers()['content-type']?.includes('text/html')) lost.push(response.url());
    });
    await page.goto('/admin/panel');
    await page.getByLabel('Email').fill(superAdmin.email);
    await page.getByLabel(/^Password/).fill(superAdmin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Content Manager', exact: true }).first().click();
    await expect(page.getByRole('link', { name: 'Articles', exact: true })).toBeVisible();
    expect(lost).toEqual([]);
  });
});
