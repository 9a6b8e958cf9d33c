import { createRequire } from 'node:module';
import type { Engine, Size } from './engine';
import { fetchChromium, fetchPuppeteer, findProgram, type OldChromium } from './fetch-engines';

/** What is used of puppeteer, whose versions do not share their types. */
type Page = {
  goto(address: string, options: object): Promise<unknown>;
  setViewport(size: Size): Promise<void>;
  evaluate(work: string): Promise<unknown>;
  keyboard: { press(key: string): Promise<void> };
  screenshot(options: { path: string; fullPage?: boolean }): Promise<unknown>;
};
type Browser = { newPage(): Promise<Page>; close(): Promise<void> };
type Puppeteer = { launch(options: object): Promise<Browser> };

async function launch(version: 13 | 24, options: object): Promise<Browser> {
  const module = await fetchPuppeteer(version);
  const loaded = createRequire(import.meta.url)(module) as Puppeteer & { default?: Puppeteer };
  return (loaded.default ?? loaded).launch(options);
}

async function engineOf(name: string, browser: Browser, { hasScripts = true } = {}): Promise<Engine> {
  const page = await browser.newPage();
  return {
    name,
    hasScripts,
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    resize: (size) => page.setViewport(size),
    run: (work, value) => page.evaluate(`(${work.toString()})(${JSON.stringify(value ?? null)})`) as never,
    press: (key) => page.keyboard.press(key),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  };
}

export async function startOldChromium(version: OldChromium): Promise<Engine> {
  const browser = await launch(13, {
    executablePath: await fetchChromium(version),
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--headless', '--lang=en-US', '--disable-dev-shm-usage'],
    headless: true,
  });
  return engineOf(`Chromium ${version}`, browser, { hasScripts: version >= 87 });
}

export async function startFirefox(): Promise<Engine> {
  const browser = await launch(24, {
    browser: 'firefox',
    executablePath: await findProgram(['firefox-esr', 'firefox'], 'firefox-esr'),
    headless: true,
  });
  return engineOf('Firefox', browser);
}
