import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/lib/root';
import { watchPage } from './support/console-guard';
import { freePort } from './support/free-port';
import { inLanguage, LOCALES } from './support/language';
import { runningStack } from './support/stack';

// React tells of a page that the browser renders otherwise than the server only while it is developed.

test.describe.configure({ mode: 'default' });

let vite: ChildProcess | undefined;
let url: string;

test.beforeAll(async ({}, { project }) => {
  test.skip(project.name !== 'desktop', 'one development server is enough');
  const port = await freePort();
  url = `http://127.0.0.1:${String(port)}`;
  vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, NODE_ENV: 'development', CMS_URL: runningStack().cmsUrl, PUBLIC_URL: url },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`${url}/robots.txt`).then(
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

for (const locale of LOCALES) {
  test(`no page complains while it is developed: ${locale}`, async ({ context, page }) => {
    const complaints = watchPage(context, url, []);
    const paths = [
      '/',
      '/resources',
      '/resources?article=two-chairs-and-a-pot-of-coffee',
      '/resources?tab=training',
      '/resources?module=hospital-visitation&quiz=1',
      '/prayer',
    ];
    for (const path of paths) {
      await page.goto(url + inLanguage(path, locale));
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('#root') ?? {}).some((key) => /^__react/.test(key)),
      );
      await page.waitForLoadState('networkidle');
      expect(complaints, path).toEqual([]);
    }
  });
}
