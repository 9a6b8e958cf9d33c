import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { findHeadlessChromium } from '../../../scripts/lib/chromium';
import type { Engine } from './engine';

type Hurt = Pick<BrowserContextOptions, 'javaScriptEnabled' | 'forcedColors' | 'serviceWorkers'> & {
  /** False if the site sends HTML alone, or the page stays so. */
  hasScripts?: boolean;
  prepare?: (page: Page) => Promise<void>;
};

/** The Chromium of the journeys, which lacks something. */
export async function startChromium(
  name: string,
  { hasScripts = true, prepare, ...options }: Hurt = {},
): Promise<Engine> {
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox'],
  });
  const context = await browser.newContext({ locale: 'en-US', ...options });
  const page = await context.newPage();
  await prepare?.(page);
  return {
    name,
    hasScripts,
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    resize: (size) => page.setViewportSize(size),
    run: (work, value) => page.evaluate(`(${work.toString()})(${JSON.stringify(value ?? null)})`),
    press: (key) => page.keyboard.press(key),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  };
}
