import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../lib/chromium';
import { Refusal } from '../lib/refusal';

export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Refusal('The bench needs Chromium; name one with CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', ...args],
  });
}
