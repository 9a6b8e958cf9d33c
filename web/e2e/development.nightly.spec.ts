import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/lib/root';
import { watchPage } from './support/console-guard';
import { freePort } from '../../scripts/lib/ports';
import { inLanguage, LOCALES } from './support/language';
import { scrollThrough } from './support/open';
import { runningStack } from './support/stack';

// React reports hydration mismatches in development only.

/**
 * Like the `vite` command, without what is needed for edits only: files are not watched, and the browser caches them
 * instead of requesting all of them for each page.
 */
const developing = (port: number) => `
  import { createServer } from 'vite';
  const headers = { 'Cache-Control': 'max-age=600' };
  const server = await createServer({ server: { host: '127.0.0.1', port: ${String(port)}, watch: null, headers } });
  await server.listen();
`;

let vite: ChildProcess | undefined;
let url: string;

test.beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${String(port)}`;
  vite = spawn(process.execPath, ['--input-type=module', '--eval', developing(port)], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, NODE_ENV: 'development', CMS_URL: runningStack().cmsUrl, PUBLIC_URL: url },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`${url}/_ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
});

test.afterAll(async () => {
  if (!vite) return;
  const exited = once(vite, 'exit');
  vite.kill('SIGTERM');
  await exited;
});

/** Rendering depends little on the language: in Spanish the largest pages are enough. */
const paths = {
  en: [
    '/',
    '/?event=all#revival',
    '/resources',
    '/resources?article=two-chairs-and-a-pot-of-coffee',
    '/resources?tab=training',
    '/resources?module=hospital-visitation&quiz=1',
    '/prayer',
    '/contact',
    '/support',
    '/prophetic-ministry',
    '/marriage-ministry',
    '/mens-ministry',
    '/video-preview',
    '/privacy',
    '/about',
    '/admin',
  ],
  es: ['/', '/resources?module=hospital-visitation', '/prayer'],
} as const;

test('no page logs a warning on the development server', async ({ context, page }) => {
  const complaints = watchPage(context, url, []);
  for (const locale of LOCALES) {
    for (const path of paths[locale]) {
      await test.step(`${path} in the language ${locale}`, async () => {
        const address = url + inLanguage(path, locale);
        // The first visit compiles the page, which may take longer than the timeout for the CMS.
        await expect.poll(async () => (await fetch(address)).status, { timeout: 60_000 }).toBe(200);
        await page.goto(address);
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('#root') ?? {}).some((key) => /^__react/.test(key)),
        );
        await page.mouse.move(5, 5);
        await scrollThrough(page);
        await page.waitForLoadState('networkidle');
        expect(complaints, path).toEqual([]);
      });
    }
  }
});
