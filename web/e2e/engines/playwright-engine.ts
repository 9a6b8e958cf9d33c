import { chromium, firefox, webkit, type BrowserContextOptions, type BrowserType, type Page } from '@playwright/test';
import { findHeadlessChromium } from '../../../scripts/lib/chromium';
import type { Engine } from './engine';

type Hurt = Pick<BrowserContextOptions, 'javaScriptEnabled' | 'forcedColors' | 'serviceWorkers'> & {
  /** False if the site sends HTML alone, or the page stays so. */
  hasScripts?: boolean;
  prepare?: (page: Page) => Promise<void>;
  args?: readonly string[];
};

/** The Chromium of the journeys, which lacks something. */
export function startChromium(name: string, hurt: Hurt = {}): Promise<Engine> {
  const executablePath = findHeadlessChromium();
  return start(chromium, name, hurt, executablePath === undefined ? {} : { executablePath });
}

/** What `playwright install` brings, as GitHub's machines can. */
export const startPlaywrights = (browser: 'firefox' | 'webkit'): Promise<Engine> =>
  start({ firefox, webkit }[browser], `Playwright ${browser}`, {});

async function start(
  browserType: BrowserType,
  name: string,
  { hasScripts = true, prepare, args = [], ...options }: Hurt,
  executable: { executablePath?: string } = {},
): Promise<Engine> {
  const browser = await browserType.launch({
    ...executable,
    args: [...(browserType === chromium ? ['--no-sandbox'] : []), ...args],
  });
  const context = await browser.newContext({ locale: 'en-US', ...options });
  const page = await context.newPage();
  await prepare?.(page);
  return {
    name,
    hasScripts,
    isSwitchedOff: options.javaScriptEnabled === false,
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    resize: (size) => page.setViewportSize(size),
    run: (work, value) => page.evaluate(`(${work.toString()})(${JSON.stringify(value ?? null)})`),
    press: (key) => page.keyboard.press(key),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  };
}
