import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passes is neither gathered nor given a selector: that takes longer than the rules themselves.
  resultTypes: ['violations' as const],
  selectors: false,
};

/** What is on its way in is fainter than it will be, which would be found wanting. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    // One that is cancelled, by what it moved going away, has ended too.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** What axe finds on the page as it stands now, or in the named part of it: each rule and the elements that break it. */
export async function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Half a megabyte, which a page that has been looked at before still knows.
  const source = isThere ? { axeSource: 'void axe;' } : {};
  // Otherwise a blank page is opened for every look, and given axe once more; the site has no frames of other hosts.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().include(part).options(options);
  await untilSettled(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Passes when axe finds nothing on the page as it stands now, or in the named part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessibilityViolations(page, part)).toEqual([]);
}
